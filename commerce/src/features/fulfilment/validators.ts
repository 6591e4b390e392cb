import { z } from "@medusajs/framework/zod";
import { carrierIds, trackingNumber, trackingNumberLength } from "./carriers";
import { ordersAtOnce } from "./packing-document-types";

/** Body of `POST /admin/orders/:id/parcels/:fulfillment_id/ship`. */
export const shipBody = z.object({
  carrier: z.enum(carrierIds),
  /** Tracking number; not every carrier issues one. */
  number: z.string().trim().max(trackingNumberLength).regex(trackingNumber).default(""),
  /** Whether the buyer is notified by mail. */
  notify: z.boolean().default(true),
});

/** Body of `POST /admin/orders/:id/parcels`: the content of a parcel that is shipped immediately. */
export const parcelBody = shipBody.extend({
  items: z
    .array(z.object({ id: z.string().max(64), quantity: z.number().int().min(1).max(10_000) }))
    .min(1)
    .max(200),
});

export type ShipBody = z.infer<typeof shipBody>;

/** Body of `POST /admin/shipments`: orders to be shipped completely, each with its own tracking number. */
export const shipmentsBody = z.object({
  shipments: z
    .array(shipBody.omit({ notify: true }).extend({ order_id: z.string().min(1).max(64) }))
    .min(1)
    .max(ordersAtOnce)
    .refine(
      (all) => new Set(all.map(({ order_id: id }) => id)).size === all.length,
      "an order is named twice",
    ),
  notify: z.boolean().default(true),
});

export type ShipmentsBody = z.infer<typeof shipmentsBody>;

/** Body of `POST /admin/deliveries`: orders that were delivered completely. */
export const deliveriesBody = z.object({
  order_ids: z.array(z.string().min(1).max(64)).min(1).max(ordersAtOnce),
});
