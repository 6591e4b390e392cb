import { z } from "@medusajs/framework/zod";
import {
  noBuyerRequests,
  type BuyerRequests,
  invoiceFields,
  type InvoiceRequest,
} from "@su-turrone/contract/buyer-requests";

const text = z.string().catch("");

/** Invoice data as stored by older mails or an older checkout; every field becomes a text. */
export const invoiceRequest = z
  .record(z.string(), z.unknown())
  .transform(
    (kept) =>
      Object.fromEntries(invoiceFields.map((field) => [field, text.parse(kept[field])])) as InvoiceRequest,
  );

export const buyerRequestRow = z.object({
  notes: z.string(),
  gift: z.boolean(),
  gift_message: z.string(),
  invoice: invoiceRequest.nullable(),
}) satisfies z.ZodType<BuyerRequests>;

export const buyerRequestsOf = ({
  cart,
}: {
  cart?: { buyer_request?: BuyerRequests | null | undefined } | null | undefined;
}): BuyerRequests => cart?.buyer_request ?? noBuyerRequests;
