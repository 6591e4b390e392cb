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

const lockOrder =
  (of: "order" | "payment", refuseStale: typeof refuseStaleMoney): Middleware =>
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

/** Locks for routes below an order or a payment. */
const locksBelow = (
  of: "order" | "payment",
  refuseStale: typeof refuseStaleMoney,
  routes: readonly string[],
): MiddlewareRoute[] =>
  routes.map((below) => ({
    matcher: `/admin/${of}s/:id/${below}`,
    methods: ["POST"],
    middlewares: [lockOrder(of, refuseStale)],
  }));

/**
 * Serialises the owner's changes to the goods or money of an order, and refuses those of a page that showed other
 * payments, or to send goods other warnings; registered before the guards that check allowed actions. Bulk shipping and
 * delivery, bookings and line refunds take the lock themselves.
 */
export const orderLocks: MiddlewareRoute[] = [
  ...locksBelow("order", refuseStaleMoney, [
    "fulfillments",
    "fulfillments/:fulfillment_id/cancel",
    "fulfillments/:fulfillment_id/shipments",
    "fulfillments/:fulfillment_id/mark-as-delivered",
    "cancel",
    "refund",
    "returned-refunds",
    "part-payment",
  ]),
  ...locksBelow("order", refuseStaleSending, ["parcels", "parcels/:fulfillment_id/ship"]),
  ...locksBelow("payment", refuseStaleMoney, ["refund", "capture"]),
];
