import { EventPriority, MathBN, MedusaError, Modules, OrderWorkflowEvents } from "@medusajs/framework/utils";
import type { CreateOrderDTO, OrderDTO } from "@medusajs/framework/types";
import {
  createStep,
  createWorkflow,
  parallelize,
  StepResponse,
  transform,
  WorkflowResponse,
  type WorkflowData,
} from "@medusajs/framework/workflows-sdk";
import {
  acquireLockStep,
  addOrderTransactionStep,
  authorizePaymentSessionStep,
  compensatePaymentIfNeededStep,
  createOrdersStep,
  createRemoteLinkStep,
  emitEventStep,
  releaseLockStep,
  reserveInventoryStep,
  updateCartsStep,
  refreshPaymentCollectionForCartWorkflow,
  updateTaxLinesWorkflow,
} from "@medusajs/medusa/core-flows";
import { readPlacedCart, type PlacedCart } from "./placed-cart";
import { completionLockKey } from "../../../platform/medusa-surface";

const readPlacedCartStep = createStep(
  "read-placed-cart",
  async (cartId: string, { container }) => new StepResponse(await readPlacedCart(container, cartId)),
);

/** The uses of promotion codes that an order counts. */
const usageOf = ({ order }: PlacedCart) => ({
  actions: [...(order.items ?? []), ...(order.shipping_methods ?? [])].flatMap(({ adjustments }) =>
    (adjustments ?? []).map(({ amount, code = "" }) => ({ amount, code })),
  ),
  buyer: { customer_id: order.customer_id ?? null, customer_email: order.email ?? null },
});

/** As Medusa's own step, which it does not export. */
const registerUsageStep = createStep(
  "register-code-usage",
  async ({ actions, buyer }: ReturnType<typeof usageOf>, { container }) => {
    if (actions.length > 0) await container.resolve(Modules.PROMOTION).registerUsage(actions, buyer);
    return new StepResponse(null, { actions, buyer });
  },
  async (counted, { container }) => {
    if (counted?.actions.length)
      await container.resolve(Modules.PROMOTION).revertUsage(counted.actions, counted.buyer);
  },
);

/** What to reserve for the lines of an order. @throws MedusaError if goods are at no location of the sales channel */
function reservationsOf({ parts }: PlacedCart, order: OrderDTO) {
  const items = (order.items ?? []).flatMap(({ id, variant_id, quantity }) =>
    parts
      .filter((part) => part.variant_id === variant_id)
      .map(({ inventory_item_id, required_quantity, allow_backorder, levels }) => {
        const enough = levels.filter(({ available }) =>
          MathBN.gte(available, MathBN.mult(required_quantity, quantity)),
        );
        const locations = (enough.length > 0 ? enough : levels).map(({ location_id }) => location_id);
        if (locations.length === 0)
          throw new MedusaError(
            MedusaError.Types.INVALID_DATA,
            `Variant ${variant_id} has no stock location`,
          );
        return {
          id,
          inventory_item_id,
          required_quantity,
          allow_backorder,
          quantity,
          location_ids: locations,
        };
      }),
  );
  return { items };
}

const linksOf = (cartId: string, { collectionIds, promotionIds }: PlacedCart, { id }: OrderDTO) => {
  const order = { [Modules.ORDER]: { order_id: id } };
  return [
    { ...order, [Modules.CART]: { cart_id: cartId } },
    ...promotionIds.map((promotion_id) => ({ ...order, [Modules.PROMOTION]: { promotion_id } })),
    ...collectionIds.map((payment_collection_id) => ({
      ...order,
      [Modules.PAYMENT]: { payment_collection_id },
    })),
  ];
};

/**
 * Creates the order of a cart: Medusa's workflow complete-cart, step by step, but from a single reading. It is not
 * stored: what a process that died left of an order is rolled back by the shop (`rollBackOrder`).
 * Must be run while holding the cart's lock (`withCartLock`). Returns the order's id.
 */
export const placeOrderWorkflow = createWorkflow(
  "place-order",
  ({ cart_id: cartId }: WorkflowData<{ cart_id: string }>) => {
    const key = transform({ cartId }, (data) => completionLockKey(data.cartId));
    acquireLockStep({ key, timeout: 30, ttl: 120 });
    const cart = readPlacedCartStep(cartId);
    // first, so that it is the last to be compensated
    compensatePaymentIfNeededStep({
      payment_session_id: transform({ cart }, (data) => data.cart.sessionId ?? ""),
    });
    const orders = createOrdersStep(transform({ cart }, (data): CreateOrderDTO[] => [data.cart.order]));
    const order = transform({ orders }, (data) => {
      const [created] = data.orders;
      if (!created) throw new Error("no order was created");
      return created;
    });
    parallelize(
      createRemoteLinkStep(
        transform({ cartId, cart, order }, (data) => linksOf(data.cartId, data.cart, data.order)),
      ),
      updateCartsStep(transform({ cartId }, (data) => [{ id: data.cartId, completed_at: new Date() }])),
      reserveInventoryStep(transform({ cart, order }, (data) => reservationsOf(data.cart, data.order))),
      registerUsageStep(transform({ cart }, (data) => usageOf(data.cart))),
      emitEventStep({
        eventName: OrderWorkflowEvents.PLACED,
        data: { id: order.id },
        options: { priority: EventPriority.CRITICAL },
      }),
    );
    // last, so that little can fail once the buyer has paid
    const payment = authorizePaymentSessionStep({
      id: transform({ cart }, (data) => data.cart.sessionId ?? ""),
    });
    addOrderTransactionStep(
      transform({ payment, order }, (data) =>
        (data.payment?.captures ?? []).map(({ id, amount }) => ({
          order_id: data.order.id,
          amount,
          currency_code: data.payment?.currency_code ?? "",
          reference: "capture",
          reference_id: id,
        })),
      ),
    );
    releaseLockStep({ key });
    return new WorkflowResponse(order.id);
  },
);

/**
 * Applies current VAT rates to a cart: Medusa only does so when the cart changes. Must be run while holding the cart's
 * lock (`withCartLock`).
 */
export const refreshTaxesWorkflow = createWorkflow(
  "refresh-taxes",
  (input: WorkflowData<{ cart_id: string }>) => {
    updateTaxLinesWorkflow.runAsStep({ input });
    return new WorkflowResponse(refreshPaymentCollectionForCartWorkflow.runAsStep({ input }));
  },
);
