import { Modules } from "@medusajs/framework/utils";
import { createStep, createWorkflow, StepResponse, transform, when } from "@medusajs/framework/workflows-sdk";
import { deleteReservationsByLineItemsStep, dismissRemoteLinkStep } from "@medusajs/medusa/core-flows";

/** Everything to revert of an order whose process died before it was paid. */
export interface RollBackOrderInput {
  order_id: string;
  cart_id: string;
  /** Order lines with reservations. */
  reserved_line_ids: string[];
  payment_collection_ids: string[];
  promotion_ids: string[];
  /** Codes whose usage was counted; amounts in euro. */
  counted: { code: string; amount: number }[];
  customer_id: string | null;
  customer_email: string | null;
}

/** Makes the cart editable and completable again. */
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
 * Reverts an order whose process died before it was paid, as the compensation of Medusa's cart completion would have.
 * The order itself is deleted last: until then it can be found and the rollback repeated. Nobody has been notified of
 * it.
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
