import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import { removeUserAccountWorkflow } from "@medusajs/medusa/core-flows";
import { STAFF_MODULE } from "../../modules/staff";
import type { StaffService } from "../../modules/staff/service";
import type { StaffRoleName } from "../../modules/staff/staff-role-types";
import type { Language } from "../../platform/languages";
import { textsOf, type Texts } from "../../texts";
import { defaultRole } from "./staff-role";

/** A user with an admin account. */
export interface Person {
  id: string;
  email: string;
  /** First and last name; "" when unknown. */
  name: string;
  role: StaffRoleName;
}

/** An invitation that was not accepted yet. */
export interface Invitation {
  id: string;
  email: string;
  role: StaffRoleName;
  /** ISO 8601, UTC. */
  expires_at: string;
  /** Whether it has expired. */
  expired: boolean;
}

const staffOf = (container: MedusaContainer): StaffService => container.resolve(STAFF_MODULE);

/** All users with an account, sorted by address. */
export async function readPeople(container: MedusaContainer): Promise<Person[]> {
  const users = await container.resolve(Modules.USER).listUsers({}, { take: null, order: { email: "ASC" } });
  const roles = await staffOf(container).roles();
  return users.map(({ id, email, first_name, last_name }) => ({
    id,
    email,
    name: [first_name, last_name].filter(Boolean).join(" "),
    role: roles.get(email.toLowerCase()) ?? defaultRole,
  }));
}

/** Invitations that were not accepted, sorted by address, including expired ones, which can be resent. */
export async function readInvitations(container: MedusaContainer): Promise<Invitation[]> {
  const invites = await container
    .resolve(Modules.USER)
    .listInvites({}, { take: null, order: { email: "ASC" } });
  const roles = await staffOf(container).roles();
  const open = invites.filter(({ accepted }) => !accepted);
  return open.map(({ id, email, expires_at: end }) => ({
    id,
    email,
    role: roles.get(email.toLowerCase()) ?? defaultRole,
    expires_at: new Date(end).toISOString(),
    expired: new Date(end).getTime() < Date.now(),
  }));
}

/** Lock key; two owners removing each other's role concurrently must not both succeed. */
const lockKey = "staff-roles";

const refuse = (type: string, name: keyof Texts["refusals"]["staff"], language: Language): MedusaError =>
  new MedusaError(type, textsOf("refusals", language).staff[name]);

/**
 * Runs work on a user while nobody else changes roles. @param ends whether the user is not an owner afterwards
 * @throws NOT_FOUND for a user without an account, NOT_ALLOWED when no owner would be left
 */
const withPerson = (
  container: MedusaContainer,
  { id, ends }: { id: string; ends: boolean },
  language: Language,
  work: (person: Person) => Promise<unknown>,
): Promise<void> =>
  container.resolve(Modules.LOCKING).execute(lockKey, async () => {
    const people = await readPeople(container);
    const person = people.find((one) => one.id === id);
    if (!person) throw refuse(MedusaError.Types.NOT_FOUND, "notFound", language);
    const otherOwners = people.filter(({ id: other, role }) => other !== id && role === "owner");
    if (ends && otherOwners.length === 0) throw refuse(MedusaError.Types.NOT_ALLOWED, "lastOwner", language);
    await work(person);
  });

/** Changes a user's role, effective from the next request. @throws as `withPerson` */
export const changeRole = (
  container: MedusaContainer,
  { id, role }: { id: string; role: StaffRoleName },
  language: Language,
): Promise<void> =>
  withPerson(container, { id, ends: role !== "owner" }, language, ({ email }) =>
    staffOf(container).setRole(email, role),
  );

/**
 * Removes a user's account and role. @param by id of the current user @throws as `withPerson`, NOT_ALLOWED for the
 * user's own account
 */
export async function removePerson(
  container: MedusaContainer,
  { id, by }: { id: string; by: string },
  language: Language,
): Promise<void> {
  if (id === by) throw refuse(MedusaError.Types.NOT_ALLOWED, "ownAccount", language);
  await withPerson(container, { id, ends: true }, language, async ({ email }) => {
    await removeUserAccountWorkflow(container).run({ input: { userId: id } });
    await staffOf(container).deleteRoles([email]);
  });
}
