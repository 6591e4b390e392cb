import { refreshCartItemsWorkflow } from "@medusajs/medusa/core-flows";
import { roundAdjustments } from "../../features/cart/round-adjustments";

/** Rounds discounts to whole cents whenever Medusa has recalculated them, before the payment is updated. */
refreshCartItemsWorkflow.hooks.beforeRefreshingPaymentCollection(async ({ input }, { container }) => {
  await roundAdjustments(container, input.cart_id);
});
