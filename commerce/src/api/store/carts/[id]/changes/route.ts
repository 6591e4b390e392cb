import type { MedusaResponse } from "@medusajs/framework/http";
import type { CartChangeAnswer } from "@su-turrone/contract/cart-view";
import { cartChangeBody } from "@su-turrone/contract/cart-requests";
import { changeCart, storefrontContextOf } from "../../../../../features/cart/change-cart";
import { inTurn } from "../../../../guards/admit-changes";
import { withBody } from "../../../../../platform/with-body";

/**
 * Makes one change to a cart. Responds with 200 and the resulting cart, with the reason if the change was refused; 4xx
 * only for a cart that no longer exists or has become an order.
 */
export const POST = withBody(
  cartChangeBody,
  inTurn(async (req, res: MedusaResponse<CartChangeAnswer>) => {
    res.json(
      await changeCart(req.scope, req.params["id"] ?? "", req.validatedBody, storefrontContextOf(req)),
    );
  }),
);
