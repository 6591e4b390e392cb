import type { AuthenticatedMedusaRequest } from "@medusajs/framework/http";
import { readInvitations, readPeople } from "../../../features/staff/people";
import { answerWith } from "../../../platform/with-body";

/** All admin users and pending invitations: `{people, invitations, own_id}`. */
export const GET = answerWith(async (req: AuthenticatedMedusaRequest) => ({
  people: await readPeople(req.scope),
  invitations: await readInvitations(req.scope),
  own_id: req.auth_context.actor_id,
}));
