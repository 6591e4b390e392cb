import { z } from "@medusajs/framework/zod";
import { carrierIds, trackingNumber, trackingNumberLength } from "./carriers";
import { ordersAtOnce } from "./packing-document-types";

/** Body of `POST /admin/orders/:id/parcels/:fulfillment_id/ship`. */
export const shipBody = z.object({
  carrier: z.enum(carrierIds),
  /** What the carrier follows the parcel by; not every carrier gives one. */
  number: z.string().trim().max(trackingNumberLength).regex(trackingNumber).default(""),
  /** Whether who ordered is told by mail. */
  notify: z.boolean().default(true),
});

/** Body of `POST /admin/orders/:id/parcels`: what goes into a parcel that leaves at once. */
export const parcelBody = shipBody.extend({
  items: z
    .array(z.object({ id: z.string().max(64), quantity: z.number().int().min(1).max(10_000) }))
    .min(1)
    .max(200),
});

/** With whom a parcel goes, and under which number. */
export type ShipBody = z.infer<typeof shipBody>;

/** What a parcel is made of, and with whom it goes. */
export type ParcelBody = z.infer<typeof parcelBody>;

/** Body of `POST /admin/shipments`: orders that leave whole, each with its own number. */
export const shipmentsBody = z.object({
  shipments: z
    .array(shipBody.omit({ notify: true }).extend({ order_id: z.string().min(1).max(64) }))
    .min(1)
    .max(ordersAtOnce)
    .refine(
      (all) => new Set(all.map(({ order_id: id }) => id)).size === all.length,
      "an order is named twice",
    ),
  /** Whether who ordered is told by mail. */
  notify: z.boolean().default(true),
});

/** Orders that leave, and with whom. */
export type ShipmentsBody = z.infer<typeof shipmentsBody>;

/** Body of `POST /admin/deliveries`: orders that have arrived whole. */
export const deliveriesBody = z.object({
  order_ids: z.array(z.string().min(1).max(64)).min(1).max(ordersAtOnce),
});

/** Orders that have arrived. */
export type DeliveriesBody = z.infer<typeof deliveriesBody>;
