import type { InviteDTO, MedusaContainer } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import type { StaffRoleName } from "../../modules/staff/staff-role-types";
import type { Language } from "../../platform/languages";
import { textsOf } from "../../texts";
import { inviteStaffWorkflow } from "../../workflows/invite-staff";
import { readInvitations, readPeople } from "./people";

/**
 * Invites a user to the admin with a role, by mail.
 * @param email in lower case
 * @throws DUPLICATE_ERROR when the address has an account or an invitation
 */
export async function invitePerson(
  container: MedusaContainer,
  { email, role }: { email: string; role: StaffRoleName },
  language: Language,
): Promise<InviteDTO> {
  const includesEmail = (people: readonly { email: string }[]) =>
    people.some((one) => one.email.toLowerCase() === email);
  const refuse = (name: "hasAccount" | "isInvited") =>
    new MedusaError(MedusaError.Types.DUPLICATE_ERROR, textsOf("refusals", language).staff[name]);
  if (includesEmail(await readPeople(container))) throw refuse("hasAccount");
  if (includesEmail(await readInvitations(container))) throw refuse("isInvited");
  const { result } = await inviteStaffWorkflow(container).run({ input: { email, role } });
  const [invite] = result;
  if (!invite) throw new Error("Medusa has created no invitation");
  return invite;
}
