import { z } from "@medusajs/framework/zod";
import type { BuyerRequests } from "@su-turrone/contract/buyer-requests";
import { invoiceRequest } from "./buyer-requests";

const text = z.string().catch("");

/** Metadata of a cart or order as written by the checkout before the buyer requests module existed. */
const checkoutMetadata = z.object({
  notes: text,
  gift_message: text,
  invoice_request: invoiceRequest.nullable().catch(null),
});

/** Metadata keys replaced by the module. */
export const replacedKeys = ["notes", "gift_message", "invoice_request"] as const;

/**
 * Reads the buyer's requests from the metadata of a cart or order; null when it has none of the keys. Values that are
 * not texts are ignored.
 */
export function requestsFromMetadata(metadata: unknown): BuyerRequests | null {
  const kept = z.record(z.string(), z.unknown()).safeParse(metadata).data;
  if (!kept || !replacedKeys.some((key) => key in kept)) return null;
  const { notes, gift_message, invoice_request: invoice } = checkoutMetadata.parse(kept);
  return { notes, gift: gift_message !== "", gift_message, invoice };
}
