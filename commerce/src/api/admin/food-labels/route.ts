import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { env } from "../../../env";
import { labelWarnings } from "../../../food-labels/warnings";

/** What the owner has to mend before selling: `{warnings, production}`. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ warnings: await labelWarnings(req.scope), production: env().SHOP_MODE === "production" });
}
