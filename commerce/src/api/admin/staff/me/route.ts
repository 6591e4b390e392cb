import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { staffRoleOf } from "../../../../features/staff/staff-role";

/** Role of the current user: `{role}`. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ role: await staffRoleOf(req) });
}
