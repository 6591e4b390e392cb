import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { staffRoleOf } from "../../../../features/staff/staff-role";

/** The role of whoever asks: `{role}`. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ role: await staffRoleOf(req) });
}
