import { refreshCartItemsWorkflow } from "@medusajs/medusa/core-flows";
import { roundAdjustments } from "../../features/cart/round-adjustments";

/** Whenever Medusa has worked out anew what codes take off a cart, and before its payment follows: whole cents. */
refreshCartItemsWorkflow.hooks.beforeRefreshingPaymentCollection(async ({ input }, { container }) => {
  await roundAdjustments(container, input.cart_id);
});
