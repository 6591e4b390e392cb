import type { ShopAnswer } from "@su-turrone/contract/shop-facts";
import { readShopFacts } from "../../../features/shop/shop-facts";
import { answerWith } from "../../../platform/with-body";

/** Facts about the shop that are needed before there is a cart, see `ShopFacts`: `{shop}`. */
export const GET = answerWith<ShopAnswer>(async (req) => ({ shop: await readShopFacts(req.scope) }));
