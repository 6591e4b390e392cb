import { z } from "@medusajs/framework/zod";
import { carrierIds } from "./carriers";

/** Body of `POST /admin/orders/:id/parcels/:fulfillment_id/ship`; a number is not always there. */
export const shipBody = z.object({
  carrier: z.enum(carrierIds),
  number: z
    .string()
    .trim()
    .max(40)
    .regex(/^[\w .-]*$/)
    .default(""),
});

/** With whom a parcel goes, and under which number. */
export type ShipBody = z.infer<typeof shipBody>;
