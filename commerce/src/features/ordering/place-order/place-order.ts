import { EventPriority, InventoryEvents, Modules, OrderWorkflowEvents } from "@medusajs/framework/utils";
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
  emitEventStep,
  releaseLockStep,
  refreshPaymentCollectionForCartWorkflow,
  updateTaxLinesWorkflow,
} from "@medusajs/medusa/core-flows";
import { completionLockKey } from "../../../platform/medusa-surface";
import { deleteOrder } from "./incomplete-order";
import { readPlacedCart, type PlacedCart } from "./placed-cart";
import { closeCart, transferCollectionOf, writeOrder } from "./write-order";

const readPlacedCartStep = createStep(
  "read-placed-cart",
  async (cartId: string, { container }) => new StepResponse(await readPlacedCart(container, cartId)),
);

/** The uses of promotion codes that an order counts. */
const usageOf = ({ cart, lines, methods }: PlacedCart) => ({
  actions: [...lines, ...methods].flatMap(({ adjustments }) =>
    adjustments.map(({ amount, code }) => ({ amount, code: code ?? "" })),
  ),
  buyer: { customer_id: cart.customer_id, customer_email: cart.email },
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

const writeOrderStep = createStep(
  "write-order",
  async ({ placed, limited }: { placed: PlacedCart; limited: boolean }, { container }) => {
    const order = await writeOrder(container, placed, limited);
    return new StepResponse(order, { orderId: order.id, cartId: placed.cart.id });
  },
  async (written, { container }) => {
    if (written) await deleteOrder(container, written.cartId, written.orderId);
  },
);

const closeCartStep = createStep(
  "close-cart",
  async (placed: PlacedCart, { container }) => {
    const paymentId = await closeCart(container, placed);
    return new StepResponse(null, paymentId);
  },
  // the step that wrote the order opens the cart again
  async (paymentId, { container }) => {
    if (paymentId) await container.resolve(Modules.PAYMENT).cancelPayment(paymentId);
  },
);

/**
 * Creates the order of a cart: Medusa's workflow complete-cart, but from a single reading, and written in as few
 * transactions as its payment allows. A closed cart has an order whose goods are reserved and whose codes are counted.
 * It is not stored: what a process that died left of an order is rolled back by the shop (`rollBackOrder`). Must be run
 * while holding the cart's lock (`withCartLock`). Returns the order's id, and whether it has its payment or needs none.
 * With `limited` it takes no more of a stock than a transfer may.
 */
export const placeOrderWorkflow = createWorkflow(
  "place-order",
  ({ cart_id: cartId, limited }: WorkflowData<{ cart_id: string; limited: boolean }>) => {
    const key = transform({ cartId }, (data) => completionLockKey(data.cartId));
    acquireLockStep({ key, timeout: 30, ttl: 120 });
    const cart = readPlacedCartStep(cartId);
    // first, so that it is the last to be compensated
    compensatePaymentIfNeededStep({
      payment_session_id: transform({ cart }, (data) => data.cart.session?.id ?? ""),
    });
    const order = writeOrderStep({ placed: cart, limited });
    registerUsageStep(transform({ cart }, (data) => usageOf(data.cart)));
    closeCartStep(cart);
    parallelize(
      emitEventStep({
        eventName: OrderWorkflowEvents.PLACED,
        data: transform({ order }, (data) => ({ id: data.order.id })),
        options: { priority: EventPriority.CRITICAL },
      }),
      emitEventStep({
        eventName: InventoryEvents.INVENTORY_LEVEL_UPDATED,
        data: transform({ order }, (data) => data.order.levelIds.map((id) => ({ id }))),
      }).config({ name: "emit-reserved-stock" }),
    );
    // last, so that little can fail once the buyer has paid
    const sessionId = transform({ cart }, (data) =>
      transferCollectionOf(data.cart) === null ? (data.cart.session?.id ?? "") : "",
    );
    const payment = authorizePaymentSessionStep({ id: sessionId });
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
    return new WorkflowResponse(
      transform({ order, sessionId, payment }, (data) => ({
        id: data.order.id,
        complete: data.sessionId === "" || data.payment !== null,
      })),
    );
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
