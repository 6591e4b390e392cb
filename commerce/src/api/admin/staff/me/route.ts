import type { AuthenticatedMedusaRequest } from "@medusajs/framework/http";
import { staffRoleOf } from "../../../../features/staff/staff-role";
import { answerWith } from "../../../../platform/with-body";

/** Role of the current user: `{role}`. */
export const GET = answerWith(async (req: AuthenticatedMedusaRequest) => ({ role: await staffRoleOf(req) }));
