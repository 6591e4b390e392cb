import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import { removeUserAccountWorkflow } from "@medusajs/medusa/core-flows";
import { STAFF_MODULE } from "../../modules/staff";
import type { StaffService } from "../../modules/staff/service";
import type { StaffRoleName } from "../../modules/staff/staff-role-types";
import type { Language } from "../../platform/languages";
import { roleOfOthers } from "./staff-role";
import { staffTexts } from "./staff-texts";

/** Somebody with an account in the admin. */
export interface Person {
  id: string;
  email: string;
  /** First and last name; "" where none is known. */
  name: string;
  role: StaffRoleName;
}

/** Somebody who has not taken up the invitation yet. */
export interface Invitation {
  id: string;
  email: string;
  role: StaffRoleName;
  /** ISO 8601, UTC. */
  expires_at: string;
  /** Whether that has passed. */
  expired: boolean;
}

const staffOf = (container: MedusaContainer): StaffService => container.resolve(STAFF_MODULE);

/** Everybody with an account, by address. */
export async function readPeople(container: MedusaContainer): Promise<Person[]> {
  const users = await container.resolve(Modules.USER).listUsers({}, { take: null, order: { email: "ASC" } });
  const roles = await staffOf(container).roles();
  return users.map(({ id, email, first_name, last_name }) => ({
    id,
    email,
    name: [first_name, last_name].filter(Boolean).join(" "),
    role: roles.get(email.toLowerCase()) ?? roleOfOthers,
  }));
}

/** The invitations that nobody has taken up, by address; those that have run out too, which can be sent again. */
export async function readInvitations(container: MedusaContainer): Promise<Invitation[]> {
  const invites = await container
    .resolve(Modules.USER)
    .listInvites({}, { take: null, order: { email: "ASC" } });
  const roles = await staffOf(container).roles();
  const open = invites.filter(({ accepted }) => !accepted);
  return open.map(({ id, email, expires_at: end }) => ({
    id,
    email,
    role: roles.get(email.toLowerCase()) ?? roleOfOthers,
    expires_at: new Date(end).toISOString(),
    expired: new Date(end).getTime() < Date.now(),
  }));
}

/** Two owners who take the role from each other at the same time must not both succeed. */
const lockKey = "staff-roles";

const refuse = (type: string, name: keyof typeof staffTexts, language: Language): MedusaError =>
  new MedusaError(type, staffTexts[name][language]);

/**
 * Does something to a person while nobody else changes roles. @param ends whether the person is no owner afterwards
 * @throws NOT_FOUND for somebody without an account, NOT_ALLOWED where nobody would be an owner any more
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
    const others = people.filter(({ id: other, role }) => other !== id && role === "owner");
    if (ends && others.length === 0) throw refuse(MedusaError.Types.NOT_ALLOWED, "lastOwner", language);
    await work(person);
  });

/** Gives somebody a role, which holds from their next call on. @throws as `withPerson` does */
export const changeRole = (
  container: MedusaContainer,
  { id, role }: { id: string; role: StaffRoleName },
  language: Language,
): Promise<void> =>
  withPerson(container, { id, ends: role !== "owner" }, language, ({ email }) =>
    staffOf(container).setRole(email, role),
  );

/** Removes somebody's account and role. @param by id of the user who does it @throws as `withPerson` does, NOT_ALLOWED for the own account */
export async function removePerson(
  container: MedusaContainer,
  { id, by }: { id: string; by: string },
  language: Language,
): Promise<void> {
  if (id === by) throw refuse(MedusaError.Types.NOT_ALLOWED, "ownAccount", language);
  await withPerson(container, { id, ends: true }, language, async ({ email }) => {
    await removeUserAccountWorkflow(container).run({ input: { userId: id } });
    await staffOf(container).forget([email]);
  });
}
