import { randomUUID } from "node:crypto";
import { setting } from "../../../testing/env";
import { asOwner, ownersToken } from "../../../testing/owner";
import { cookieOf } from "../../../testing/shopper";
import { afterAll } from "vitest";
import type { StaffRoleName } from "../../src/modules/staff/staff-role-types";
import { linkIn, waitForMail } from "./mails";
import { owner, send } from "./shop";

/** An admin user, logged in. */
export interface TestPerson {
  id: string;
  email: string;
  /** Headers with the login. */
  headers: Record<string, string>;
}

/** Password of all test users. */
export const testPassword = "a long secret";

/** Authorization header for a token. */
export const bearer = (token: unknown): Record<string, string> => ({
  authorization: `Bearer ${String(token)}`,
});

/** Logs a user in. */
async function logIn(email: string, password: string): Promise<Record<string, string>> {
  const { status, body } = await send("POST", "/auth/user/emailpass", { email, password });
  if (status !== 200) throw new Error(`${email} cannot log in: ${status}`);
  return bearer(body["token"]);
}

/** The header with the cookies of a new session of a user. */
export async function sessionOf({ headers }: TestPerson): Promise<{ cookie: string }> {
  const answer = await fetch(new URL("/auth/session", setting("COMMERCE_URL")), { method: "POST", headers });
  if (!answer.ok) throw new Error(`No session: ${answer.status}`);
  return { cookie: cookieOf(answer) };
}

/** The owner of the test shop, logged in. */
export async function firstOwner(): Promise<TestPerson> {
  const email = setting("ADMIN_EMAIL");
  const headers = bearer(await ownersToken());
  const { body } = await send("GET", "/admin/users/me", undefined, headers);
  return { id: (body["user"] as { id: string }).id, email, headers };
}

/** Accepts an invitation through its mail. @param named the address sent with it */
export async function acceptInvitation(email: string, named: string = email): Promise<TestPerson> {
  const link = linkIn(await waitForMail(email, "invitation"), "Accetta l’invito");
  const password = testPassword;
  const registered = await send("POST", "/auth/user/emailpass/register", { email, password });
  const accepted = await send(
    "POST",
    `/admin/invites/accept?token=${link.searchParams.get("token") ?? ""}`,
    { email: named, first_name: "Anna", last_name: "Serra" },
    bearer(registered.body["token"]),
  );
  if (accepted.status !== 200) throw new Error(JSON.stringify(accepted.body));
  const { id } = accepted.body["user"] as { id: string };
  return { id, email, headers: await logIn(email, password) };
}

/** An unused address. */
export const newAddress = (): string => `${randomUUID()}@example.com`;

/** Invites a new user with a role, who accepts. */
export async function newPerson(role: StaffRoleName): Promise<TestPerson> {
  const email = newAddress();
  const admin = await owner();
  await admin.client.fetch("/admin/staff-invitations", { method: "POST", body: { email, role } });
  return acceptInvitation(email);
}

/** A new user for the calling test file, deleted after its tests. */
export async function ownPerson(role: StaffRoleName): Promise<TestPerson> {
  const person = await newPerson(role);
  afterAll(() => asOwner(`/admin/users/${person.id}`, undefined, "DELETE"));
  return person;
}
