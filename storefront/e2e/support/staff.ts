import { randomUUID } from "node:crypto";
import { z } from "zod";
import { asOwner } from "../../../testing/owner";
import { env } from "./env";
import { waitForLink } from "./mails";

/** A user with an account in the admin. */
interface StaffMember {
  email: string;
  password: string;
}

async function post(path: string, body: unknown, token?: string): Promise<unknown> {
  const response = await fetch(new URL(path, env.COMMERCE_URL), {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Invites a user with the fulfilment role, who accepts. @throws Error if the invitation does not work */
export async function newPacker(): Promise<StaffMember> {
  const email = `packer.${randomUUID()}@example.com`;
  const password = "a long secret";
  await asOwner("/admin/staff-invitations", { email, role: "fulfilment" });
  const invitation = new URL(await waitForLink(email, "/app/invite")).searchParams.get("token") ?? "";
  const registered = await post("/auth/user/emailpass/register", { email, password });
  const { token } = z.object({ token: z.string() }).parse(registered);
  const names = { email, first_name: "Bruna", last_name: "Serra" };
  await post(`/admin/invites/accept?token=${invitation}`, names, token);
  return { email, password };
}
