import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http";
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";
import { orderOfPayment } from "../../features/ordering/payments/order-of-payment";
import { withOrderLock } from "../../features/ordering/order/order-lock";
import { whileHeld } from "./while-held";
import { errorMessageOf } from "../../platform/error-message";

/** Seconds a change waits for another one to the same order. */
const lockTimeoutSeconds = 20;

/**
 * Routes that pack, ship, unpack, cancel, refund or capture, and what their id identifies. Bulk shipping and line
 * refunds take the lock themselves.
 */
const lockedOrderRoutes = [
  "fulfillments",
  "fulfillments/:fulfillment_id/cancel",
  "fulfillments/:fulfillment_id/shipments",
  "parcels",
  "parcels/:fulfillment_id/ship",
  "cancel",
  "refund",
  "returned-refunds",
].map((below) => ({ matcher: `/admin/orders/:id/${below}`, of: "order" as const }));
const lockedPaymentRoutes = ["refund", "capture"].map((below) => ({
  matcher: `/admin/payments/:id/${below}`,
  of: "payment" as const,
}));

const lockOrder =
  (of: "order" | "payment") =>
  async (req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): Promise<void> => {
    const id = req.params["id"] ?? "";
    const orderId = of === "order" ? id : await orderOfPayment(req.scope, id);
    if (orderId === null) {
      next();
      return;
    }
    await whileHeld({
      res,
      next,
      lock: (work) => withOrderLock(req.scope, orderId, work, lockTimeoutSeconds),
      busy: new MedusaError(MedusaError.Types.CONFLICT, "The order is being changed"),
      onLost: (error) => {
        const logger = req.scope.resolve(ContainerRegistrationKeys.LOGGER);
        logger.error(`The lock of order ${orderId} was lost: ${errorMessageOf(error)}`);
      },
    });
  };

/**
 * Serialises the owner's changes to the goods or money of an order; registered before the guards that check allowed
 * actions.
 */
export const orderLocks: MiddlewareRoute[] = [...lockedOrderRoutes, ...lockedPaymentRoutes].map(
  ({ matcher, of }) => ({
    matcher,
    methods: ["POST"],
    middlewares: [lockOrder(of)],
  }),
);
