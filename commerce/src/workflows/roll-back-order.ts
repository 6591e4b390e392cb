import { Modules } from "@medusajs/framework/utils";
import { createStep, createWorkflow, StepResponse, transform, when } from "@medusajs/framework/workflows-sdk";
import { deleteReservationsByLineItemsStep, dismissRemoteLinkStep } from "@medusajs/medusa/core-flows";

/** What a dead process left of an order, and what of it the cart shows. */
export interface RollBackOrderInput {
  order_id: string;
  cart_id: string;
  /** Lines of the order that goods are kept for. */
  reserved_line_ids: string[];
  payment_collection_ids: string[];
  promotion_ids: string[];
  /** Codes whose use has been counted; euro. */
  counted: { code: string; amount: number }[];
  customer_id: string | null;
  customer_email: string | null;
}

/** The cart can be changed, and completed, again. */
const reopenCartStep = createStep("reopen-cart", async (cartId: string, { container }) => {
  await container.resolve(Modules.CART).updateCarts([{ id: cartId, completed_at: null }]);
  return new StepResponse(cartId);
});

const uncountCodesStep = createStep("uncount-codes", async (input: RollBackOrderInput, { container }) => {
  const actions = input.counted.map(({ code, amount }) => ({ code, amount, action: "usage" }));
  const { customer_id, customer_email } = input;
  await container.resolve(Modules.PROMOTION).revertUsage(actions, { customer_id, customer_email });
  return new StepResponse(input.order_id);
});

const deleteOrderStep = createStep("delete-order", async (orderId: string, { container }) => {
  await container.resolve(Modules.ORDER).deleteOrders([orderId]);
  return new StepResponse(orderId);
});

const linksOf = ({ order_id, cart_id, payment_collection_ids, promotion_ids }: RollBackOrderInput) => {
  const order = { [Modules.ORDER]: { order_id } };
  return [
    { ...order, [Modules.CART]: { cart_id } },
    ...payment_collection_ids.map((id) => ({ ...order, [Modules.PAYMENT]: { payment_collection_id: id } })),
    ...promotion_ids.map((id) => ({ ...order, [Modules.PROMOTION]: { promotion_id: id } })),
  ];
};

/**
 * Takes back an order whose maker died before it was paid, as the compensation of Medusa's completion would have done. The
 * order itself goes last: until then it is found, and this can be done again. Nobody has been told of it.
 */
export const rollBackOrderWorkflow = createWorkflow("roll-back-order", (input: RollBackOrderInput) => {
  when("goods-are-kept", input, ({ reserved_line_ids: ids }) => ids.length > 0).then(() => {
    deleteReservationsByLineItemsStep(input.reserved_line_ids);
  });
  when("codes-are-counted", input, ({ counted }) => counted.length > 0).then(() => {
    uncountCodesStep(input);
  });
  reopenCartStep(input.cart_id);
  dismissRemoteLinkStep(transform(input, linksOf));
  deleteOrderStep(input.order_id);
});
