import type { MedusaResponse, MedusaStoreRequest } from "@medusajs/framework/http";
import type { CartChangeAnswer } from "@su-turrone/contract/cart-changes";
import type { FirstAddition } from "@su-turrone/contract/cart-requests";
import { createFilledCart, storefrontContextOf } from "../../../features/cart/change-cart";

/** Creates a cart with its first item. Responds with 200 and the cart, or with the reason why there is none. */
export async function POST(
  req: MedusaStoreRequest<FirstAddition>,
  res: MedusaResponse<CartChangeAnswer>,
): Promise<void> {
  res.json(await createFilledCart(req.scope, req.validatedBody, storefrontContextOf(req)));
}
