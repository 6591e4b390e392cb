import type { MedusaContainer, InviteDTO } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import { removeUserAccountWorkflow, createInvitesWorkflow } from "@medusajs/medusa/core-flows";
import { z } from "@medusajs/framework/zod";
import { mailboxAddress } from "@su-turrone/contract/request-fields";
import { STAFF_MODULE } from "../../modules/staff";
import { type StaffRoleName, staffRoles } from "../../modules/staff/staff-role-types";
import type { Language } from "../../platform/languages";
import { textsOf, type Texts } from "../../texts";
import { defaultRole } from "./staff-role";
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";

export interface InviteStaffInput {
  /** In lower case. */
  email: string;
  role: StaffRoleName;
}

const setRoleStep = createStep(
  "set-staff-role",
  async ({ email, role }: InviteStaffInput, { container }) => {
    const staff = container.resolve(STAFF_MODULE);
    const before = await staff.findRole(email);
    await staff.setRole(email, role);
    return new StepResponse(email, { email, before });
  },
  async (undo: { email: string; before: StaffRoleName | null } | undefined, { container }) => {
    if (!undo) return;
    const staff = container.resolve(STAFF_MODULE);
    if (undo.before) await staff.setRole(undo.email, undo.before);
    else await staff.deleteRoles([undo.email]);
  },
);

/**
 * Invites a user; the role is written first, so that no invitation exists without one. The mail is triggered by
 * Medusa's event.
 */
const inviteStaffWorkflow = createWorkflow("invite-staff", (input: InviteStaffInput) => {
  const email = setRoleStep(input);
  const invites = createInvitesWorkflow.runAsStep({
    input: transform(email, (address) => ({ invites: [{ email: address }] })),
  });
  return new WorkflowResponse(invites);
});

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
  expired: boolean;
}

const staffOf = (container: MedusaContainer) => container.resolve(STAFF_MODULE);

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

/** Body of `POST /admin/staff-invitations`. */
export const invitationBody = z.strictObject({ email: mailboxAddress, role: z.enum(staffRoles) });

/**
 * Invites a user to the admin with a role, by mail.
 * @param email in lower case
 * @throws DUPLICATE_ERROR when the address has an account or an invitation
 */
export async function invitePerson(
  container: MedusaContainer,
  { email, role }: InviteStaffInput,
  language: Language,
): Promise<InviteDTO> {
  const includesEmail = (people: readonly { email: string }[]) =>
    people.some((one) => one.email.toLowerCase() === email);
  const duplicate = (name: "hasAccount" | "isInvited") =>
    refuse(MedusaError.Types.DUPLICATE_ERROR, name, language);
  if (includesEmail(await readPeople(container))) throw duplicate("hasAccount");
  if (includesEmail(await readInvitations(container))) throw duplicate("isInvited");
  const { result } = await inviteStaffWorkflow(container).run({ input: { email, role } });
  const [invite] = result;
  if (!invite) throw new Error("Medusa has created no invitation");
  return invite;
}
