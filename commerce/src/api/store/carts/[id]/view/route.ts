import { z } from "@medusajs/framework/zod";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { CartViewAnswer } from "@su-turrone/contract/cart-view";
import { clientAddressHeader } from "@su-turrone/contract/payment-methods";
import { readExistingCart } from "../../../../../features/cart/read-cart";
import { viewOfCart } from "../../../../../features/cart/read-cart-view";
import { readTransferLimit } from "../../../../../features/ordering/bank-transfer/transfer-limit";
import { readOrderOfCart } from "../../../../../features/ordering/place-order/completion-attempt";
import { languageOfLocale } from "../../../../../platform/languages";

const cartViewQuery = z.object({
  /** Id of the browser, from the storefront's cookie. */
  browser: z.string().min(1).max(64).optional(),
  transfer_limit: z.literal("true").optional(),
});

/**
 * Everything a storefront shows of a cart, in the language of the request, with current prices, stock and codes; or the
 * order it has become. Responds with CartViewAnswer; read-only.
 * @throws MedusaError if there is none
 */
export async function GET(req: MedusaRequest, res: MedusaResponse<CartViewAnswer>): Promise<void> {
  const cartId = req.params["id"] ?? "";
  const { browser = null, transfer_limit: asked } = cartViewQuery.safeParse(req.query).data ?? {};
  const cart = await readExistingCart(req.scope, cartId);
  if (cart.completed_at) {
    res.json({ cart: null, ...(await readOrderOfCart(req.scope, cartId, browser)) });
    return;
  }
  const address = req.get(clientAddressHeader) ?? "";
  const [view, limit] = await Promise.all([
    viewOfCart(req.scope, cart, languageOfLocale(req.locale)),
    asked ? readTransferLimit(req.scope, cart, address) : Promise.resolve(null),
  ]);
  res.json({ cart: view, order: null, ...(asked && { transfer_limit: limit }) });
}
