import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { env } from "../../../platform/env";
import { adminLanguage } from "../../../platform/admin-language";
import { labelWarnings } from "../../../features/food-labels/label-warnings";

/** Label problems the owner has to fix before selling: `{warnings, production}`. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const warnings = await labelWarnings(req.scope, adminLanguage(req));
  res.json({ warnings, production: env().SHOP_MODE === "production" });
}
