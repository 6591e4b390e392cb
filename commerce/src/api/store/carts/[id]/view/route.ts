import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { CartViewAnswer } from "@su-turrone/contract/cart-view";
import { readCartView } from "../../../../../features/cart/read-cart-view";
import { readOrderOfCart } from "../../../../../features/ordering/place-order/order-of-cart";
import { languageOfLocale } from "../../../../../platform/languages";
import { cartViewQuery } from "./validators";

/**
 * Everything a storefront shows of a cart, in the language of the request, with current prices, stock and codes; or the
 * order it has become. Responds with CartViewAnswer; read-only.
 */
export async function GET(req: MedusaRequest, res: MedusaResponse<CartViewAnswer>): Promise<void> {
  const cartId = req.params["id"] ?? "";
  const cart = await readCartView(req.scope, cartId, languageOfLocale(req.locale));
  if (cart) {
    res.json({ cart, order: null });
    return;
  }
  const { browser = null } = cartViewQuery.safeParse(req.query).data ?? {};
  res.json({ cart, ...(await readOrderOfCart(req.scope, cartId, browser)) });
}
