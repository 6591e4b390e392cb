import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { readSaleProblems } from "../../../../../features/sellable/read-sale-problems";
import type { SellabilityAnswer } from "../../../../../features/sellable/sale-problems";
import { env } from "../../../../../platform/env";

/** Why a product or its variants must not be sold, and prices to check: `SellabilityAnswer`. @throws NOT_FOUND for an unknown product */
export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<SellabilityAnswer>,
): Promise<void> {
  const id = req.params["id"] ?? "";
  const found = (await readSaleProblems(req.scope, [id])).get(id);
  if (!found) throw new MedusaError(MedusaError.Types.NOT_FOUND, `There is no product ${id}`);
  const { product, missing_texts, variants, prices_apart } = found;
  const production = env().SHOP_MODE === "production";
  res.json({ product, missing_texts, variants, prices_apart, production });
}
