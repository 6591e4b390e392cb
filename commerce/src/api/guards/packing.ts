import type { MiddlewareRoute } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { readOrder, type OrderRecord } from "../../features/ordering/order/order-record";
import { piecesToPack } from "../../features/ordering/order/refunded-pieces";
import { refusalsFor } from "../../platform/admin-language";
import type { Middleware } from "../../platform/with-body";

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
