import type { MedusaResponse } from "@medusajs/framework/http";
import type { CartChangeAnswer } from "@su-turrone/contract/cart-view";
import { firstAdditionBody } from "@su-turrone/contract/cart-requests";
import { createFilledCart, storefrontContextOf } from "../../../features/cart/change-cart";
import { inTurn } from "../../guards/admit-changes";
import { withBody } from "../../../platform/with-body";

/** Creates a cart with its first item. Responds with 200 and the cart, or with the reason why there is none. */
export const POST = withBody(
  firstAdditionBody,
  inTurn(async (req, res: MedusaResponse<CartChangeAnswer>) => {
    res.json(await createFilledCart(req.scope, req.validatedBody, storefrontContextOf(req)));
  }),
);
