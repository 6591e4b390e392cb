import type { MedusaResponse, MedusaStoreRequest } from "@medusajs/framework/http";
import type { CartChangeAnswer } from "@su-turrone/contract/cart-changes";
import type { CartChange } from "@su-turrone/contract/cart-requests";
import { changeCart } from "../../../../../features/cart/change-cart";
import { storefrontContextOf } from "../../../../../features/cart/storefront-context";

/**
 * Makes one change of a cart. Answers 200 with the cart as it is then, and with the reason where the change was refused; 4xx
 * only for a cart that is gone or has become an order.
 */
export async function POST(
  req: MedusaStoreRequest<CartChange>,
  res: MedusaResponse<CartChangeAnswer>,
): Promise<void> {
  res.json(await changeCart(req.scope, req.params["id"] ?? "", req.validatedBody, storefrontContextOf(req)));
}
