import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readInvitations, readPeople } from "../../../features/staff/people";

/** All admin users and pending invitations: `{people, invitations, own_id}`. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({
    people: await readPeople(req.scope),
    invitations: await readInvitations(req.scope),
    own_id: req.auth_context.actor_id,
  });
}
