import CartModule from "@medusajs/medusa/cart";
import { defineLink } from "@medusajs/framework/utils";
import BuyerRequestsModule from "../modules/buyer-requests";

/**
 * Makes a cart's buyer requests queryable with it: `buyer_request.*`, for an order `cart.buyer_request.*`. Read-only,
 * because the row itself stores its cart's id.
 */
export default defineLink(
  { linkable: CartModule.linkable.cart, field: "id" },
  { ...BuyerRequestsModule.linkable.buyerRequest.id, primaryKey: "cart_id" },
  { readOnly: true },
);
