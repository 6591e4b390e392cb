import { z } from "@medusajs/framework/zod";

/** Most addresses of one order. */
export const maxGiftParcels = 200;

const recipient = z.object({
  first_name: z.string(),
  last_name: z.string(),
  address_1: z.string(),
  address_2: z.string(),
  postal_code: z.string(),
  city: z.string(),
  province: z.string(),
  country_code: z.string(),
  phone: z.string(),
  /** Text of the card in the parcel; "" without one. */
  card: z.string(),
});

/** Who gets one of the parcels of an order: an address as orders have it. */
export type GiftRecipient = z.infer<typeof recipient>;

const giftParcels = z.object({
  /** Day by which the parcels should have arrived, ISO 8601; null if the buyer named none. */
  deliver_by: z.iso.date().nullable(),
  recipients: z.array(recipient).min(1).max(maxGiftParcels),
});

/** An order of the same parcel for several people, whose addresses are all in the country of its delivery address. */
export type GiftParcels = z.infer<typeof giftParcels>;

/** Metadata key of a cart, and of the order it becomes. */
export const giftParcelsKey = "gift_parcels";

const metadataWithParcels = z.object({ [giftParcelsKey]: giftParcels });

/** The parcels of a cart or an order to several people; null for an ordinary one. */
export const giftParcelsOf = (metadata: unknown): GiftParcels | null =>
  metadataWithParcels.safeParse(metadata).data?.[giftParcelsKey] ?? null;

/** In how many parcels a cart or an order is sent, which are all alike. */
export const parcelCountOf = (metadata: unknown): number => giftParcelsOf(metadata)?.recipients.length ?? 1;
