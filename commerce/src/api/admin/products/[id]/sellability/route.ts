import { MedusaError } from "@medusajs/framework/utils";
import { readSaleProblems } from "../../../../../features/sellable/read-sale-problems";
import type { SellabilityAnswer } from "../../../../../features/sellable/sale-problems";
import { env } from "../../../../../platform/env";
import { answerWith } from "../../../../../platform/with-body";

/** Why a product or its variants must not be sold, and prices to check: `SellabilityAnswer`. @throws NOT_FOUND for an unknown product */
export const GET = answerWith<SellabilityAnswer>(async (req) => {
  const id = req.params["id"] ?? "";
  const found = (await readSaleProblems(req.scope, [id])).get(id);
  if (!found) throw new MedusaError(MedusaError.Types.NOT_FOUND, `There is no product ${id}`);
  const { product, missing_texts, variants, prices_apart } = found;
  const production = env().SHOP_MODE === "production";
  return { product, missing_texts, variants, prices_apart, production };
});
