import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { createInvitesWorkflow } from "@medusajs/medusa/core-flows";
import { STAFF_MODULE } from "../modules/staff";
import type { StaffRoleName } from "../modules/staff/staff-role-types";

/** The address to invite, and the role to assign. */
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
export const inviteStaffWorkflow = createWorkflow("invite-staff", (input: InviteStaffInput) => {
  const email = setRoleStep(input);
  const invites = createInvitesWorkflow.runAsStep({
    input: transform(email, (address) => ({ invites: [{ email: address }] })),
  });
  return new WorkflowResponse(invites);
});
