import CartModule from "@medusajs/medusa/cart";
import { defineLink } from "@medusajs/framework/utils";
import BuyerRequestsModule from "../modules/buyer-requests";

/**
 * What the buyer of a cart asks for in the same query: `buyer_request.*`, of an order `cart.buyer_request.*`. Read-only,
 * because the row itself names its cart.
 */
export default defineLink(
  { linkable: CartModule.linkable.cart, field: "id" },
  { ...BuyerRequestsModule.linkable.buyerRequest.id, primaryKey: "cart_id" },
  { readOnly: true },
);
