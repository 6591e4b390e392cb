import type { MedusaResponse, MedusaStoreRequest } from "@medusajs/framework/http";
import type { CartChangeAnswer } from "@su-turrone/contract/cart-changes";
import type { CartChange } from "@su-turrone/contract/cart-requests";
import { changeCart, storefrontContextOf } from "../../../../../features/cart/change-cart";

/**
 * Makes one change to a cart. Responds with 200 and the resulting cart, with the reason if the change was refused; 4xx
 * only for a cart that no longer exists or has become an order.
 */
export async function POST(
  req: MedusaStoreRequest<CartChange>,
  res: MedusaResponse<CartChangeAnswer>,
): Promise<void> {
  res.json(await changeCart(req.scope, req.params["id"] ?? "", req.validatedBody, storefrontContextOf(req)));
}
