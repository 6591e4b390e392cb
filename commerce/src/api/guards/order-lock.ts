import type { MiddlewareRoute } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { orderOfPayment } from "../../features/ordering/payments/order-of-payment";
import { refuseStaleMoney, refuseStaleSending } from "../../features/ordering/order/payment-facts";
import { withOrderLock } from "../../features/ordering/order/order-lock";
import { readOrder } from "../../features/ordering/order/order-record";
import { adminLanguage, refusalsFor } from "../../platform/admin-language";
import { logLostLock, runUnderLock } from "./run-under-lock";
import type { Middleware } from "../../platform/with-body";

/** Seconds a change waits for another one to the same order. */
const lockTimeoutSeconds = 20;

/**
 * Routes that pack, ship, deliver, unpack, cancel, refund, capture or accept a part payment, and what their id
 * identifies. Bulk shipping and delivery, bookings and line refunds take the lock themselves.
 */
const lockedOrderRoutes = [
  "fulfillments",
  "fulfillments/:fulfillment_id/cancel",
  "fulfillments/:fulfillment_id/shipments",
  "fulfillments/:fulfillment_id/mark-as-delivered",
  "cancel",
  "refund",
  "returned-refunds",
  "part-payment",
].map((below) => ({
  matcher: `/admin/orders/:id/${below}`,
  of: "order" as const,
  refuseStale: refuseStaleMoney,
}));
const lockedParcelRoutes = ["parcels", "parcels/:fulfillment_id/ship"].map((below) => ({
  matcher: `/admin/orders/:id/${below}`,
  of: "order" as const,
  refuseStale: refuseStaleSending,
}));
const lockedPaymentRoutes = ["refund", "capture"].map((below) => ({
  matcher: `/admin/payments/:id/${below}`,
  of: "payment" as const,
  refuseStale: refuseStaleMoney,
}));

const lockOrder =
  ({ of, refuseStale }: { of: "order" | "payment"; refuseStale: typeof refuseStaleMoney }): Middleware =>
  async (req, res, next) => {
    const id = req.params["id"] ?? "";
    const orderId = of === "order" ? id : await orderOfPayment(req.scope, id);
    if (orderId === null) {
      next();
      return;
    }
    await runUnderLock({
      res,
      next,
      lock: (work) => withOrderLock(req.scope, orderId, work, lockTimeoutSeconds),
      prepare: async () => {
        const ifMatch = req.get("if-match");
        const order = ifMatch === undefined ? null : await readOrder(req.scope, orderId);
        if (order) refuseStale(order, ifMatch, adminLanguage(req));
      },
      busy: new MedusaError(MedusaError.Types.CONFLICT, refusalsFor(req).order.busy),
      onLost: logLostLock(req.scope, `order ${orderId}`),
    });
  };

/**
 * Serialises the owner's changes to the goods or money of an order, and refuses those of a page that showed other
 * payments, or to send goods other warnings; registered before the guards that check allowed actions.
 */
export const orderLocks: MiddlewareRoute[] = [
  ...lockedOrderRoutes,
  ...lockedParcelRoutes,
  ...lockedPaymentRoutes,
].map(({ matcher, ...route }) => ({ matcher, methods: ["POST"], middlewares: [lockOrder(route)] }));
