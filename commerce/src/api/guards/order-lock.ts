import type { MiddlewareRoute } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { refuseStaleAddress } from "../../features/order-address/change-address";
import { refuseStaleRecipient } from "../../features/order-address/change-recipient";
import { orderOfPayment } from "../../features/ordering/payments/order-of-payment";
import { refuseStaleMoney, refuseStaleSending } from "../../features/ordering/order/payment-facts";
import { withOrderLock } from "../../features/ordering/order/order-lock";
import { readOrder, type OrderRecord } from "../../features/ordering/order/order-record";
import { adminLanguage, refusalsFor } from "../../platform/admin-language";
import { logLostLock, runUnderLock } from "./run-under-lock";
import type { Middleware } from "../../platform/with-body";
import { z } from "@medusajs/framework/zod";
import { piecesToPack } from "../../features/ordering/order/refunded-pieces";

/** Seconds a change waits for another one to the same order. */
const lockTimeoutSeconds = 20;

const lockOrder =
  (of: "order" | "payment", refuseStale: typeof refuseStaleRecipient): Middleware =>
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
        if (order) refuseStale(order, ifMatch, adminLanguage(req), req.params);
      },
      busy: new MedusaError(MedusaError.Types.CONFLICT, refusalsFor(req).order.busy),
      onLost: logLostLock(req.scope, `order ${orderId}`),
    });
  };

const locksBelow = (
  of: "order" | "payment",
  refuseStale: typeof refuseStaleRecipient,
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
  ...locksBelow("order", refuseStaleSending, [
    "parcels",
    "parcels/:fulfillment_id/ship",
    "parcels/:fulfillment_id/tracking",
    "parcels/:fulfillment_id/undo",
    "parcels/:fulfillment_id/undeliver",
    "replacements",
    "replacements/:line_id/cancel",
  ]),
  ...locksBelow("order", refuseStaleAddress, ["address"]),
  ...locksBelow("order", refuseStaleRecipient, ["recipients/:n"]),
  ...locksBelow("payment", refuseStaleMoney, ["refund", "capture"]),
];

const body = z.object({ items: z.array(z.object({ id: z.string(), quantity: z.coerce.number() })) });

/** Refuses to pack more than is left, in the admin's language; Medusa does not know of line refunds either. */
const refuseExcess: Middleware = async (req, _res, next) => {
  const asked = body.safeParse(req.body).data?.items ?? [];
  const order = asked.length > 0 ? await readOrder(req.scope, req.params["id"] ?? "") : null;
  const refused = order?.items.some((line) => {
    const pieces = asked.filter(({ id }) => id === line.id).reduce((sum, { quantity }) => sum + quantity, 0);
    return pieces > piecesToPack(order, line);
  });
  next(
    refused ? new MedusaError(MedusaError.Types.NOT_ALLOWED, refusalsFor(req).refund.not_to_pack) : undefined,
  );
};

type Parcel = OrderRecord["fulfillments"][number];

const isPacked = ({ shipped_at, canceled_at }: Parcel): boolean => !shipped_at && !canceled_at;
const isOnTheWay = ({ shipped_at, delivered_at, canceled_at }: Parcel): boolean =>
  Boolean(shipped_at) && !delivered_at && !canceled_at;

/** Routes that change a parcel, and the state it must still have; Medusa would refuse others in English only. */
const parcelRoutes: Readonly<Record<string, (parcel: Parcel) => boolean>> = {
  "fulfillments/:fulfillment_id/cancel": isPacked,
  "fulfillments/:fulfillment_id/shipments": isPacked,
  "parcels/:fulfillment_id/ship": isPacked,
  "parcels/:fulfillment_id/tracking": isOnTheWay,
  "parcels/:fulfillment_id/undo": isOnTheWay,
  "parcels/:fulfillment_id/undeliver": ({ delivered_at }) => Boolean(delivered_at),
  "fulfillments/:fulfillment_id/mark-as-delivered": isOnTheWay,
};

/** Refuses what the parcel no longer allows, because it was changed after the page had been loaded. */
const refuseChanged =
  (allows: (parcel: Parcel) => boolean): Middleware =>
  async (req, _res, next) => {
    const order = await readOrder(req.scope, req.params["id"] ?? "");
    const parcel = order?.fulfillments.find(({ id }) => id === req.params["fulfillment_id"]);
    next(
      parcel && !allows(parcel)
        ? new MedusaError(MedusaError.Types.CONFLICT, refusalsFor(req).order.parcel_changed)
        : undefined,
    );
  };

/** Guards of the routes of parcels. Registered after the lock of the order. */
export const packingGuards: MiddlewareRoute[] = [
  ...["fulfillments", "parcels"].map((below) => ({ below, middleware: refuseExcess })),
  ...Object.entries(parcelRoutes).map(([below, allows]) => ({ below, middleware: refuseChanged(allows) })),
].map(({ below, middleware }) => ({
  matcher: `/admin/orders/:id/${below}`,
  methods: ["POST"],
  middlewares: [middleware],
}));
