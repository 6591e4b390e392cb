import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { ShopAnswer } from "@su-turrone/contract/shop-facts";
import { readShopFacts } from "../../../features/shop/shop-facts";

/** Facts about the shop that are needed before there is a cart, see `ShopFacts`: `{shop}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse<ShopAnswer>): Promise<void> {
  res.json({ shop: await readShopFacts(req.scope) });
}
