import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import {
  resolveReturnedRefunds,
  type ReturnedRefundsBody,
} from "../../../../../features/ordering/payments/resolve-returned-refunds";
import { adminLanguage } from "../../../../../platform/admin-language";

/** Sends refunds that came back again, or notes that the owner has paid them another way: `{resolved: {id}}`. */
export async function POST(
  req: AuthenticatedMedusaRequest<ReturnedRefundsBody>,
  res: MedusaResponse,
): Promise<void> {
  const id = req.params["id"] ?? "";
  await resolveReturnedRefunds(req.scope, id, req.validatedBody, adminLanguage(req));
  res.json({ resolved: { id } });
}
