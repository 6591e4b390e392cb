import { z } from "@medusajs/framework/zod";
import type { BuyerRequests } from "@su-turrone/contract/buyer-requests";
import { invoiceRequest } from "./buyer-requests";

const text = z.string().catch("");

/** Metadata of a cart or an order as the checkout wrote it before buyer requests had a module of their own. */
const checkoutMetadata = z.object({
  notes: text,
  gift_message: text,
  invoice_request: invoiceRequest.nullable().catch(null),
});

/** Keys of the metadata that the module has taken over. */
export const replacedKeys = ["notes", "gift_message", "invoice_request"] as const;

/** What the buyer asked for in the metadata of a cart or an order; null where there is no key of it. What is no text is left out. */
export function requestsFromMetadata(metadata: unknown): BuyerRequests | null {
  const kept = z.record(z.string(), z.unknown()).safeParse(metadata).data;
  if (!kept || !replacedKeys.some((key) => key in kept)) return null;
  const { notes, gift_message, invoice_request: invoice } = checkoutMetadata.parse(kept);
  return { notes, gift: gift_message !== "", gift_message, invoice };
}
