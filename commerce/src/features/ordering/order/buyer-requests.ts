import { z } from "@medusajs/framework/zod";
import { noBuyerRequests, type BuyerRequests } from "@su-turrone/contract/buyer-requests";
import { invoiceFields, type InvoiceRequest } from "@su-turrone/contract/invoice-request";

const text = z.string().catch("");

/** The data of an invoice as a mail or the checkout of an older version kept them; every field becomes text. */
export const invoiceRequest = z
  .record(z.string(), z.unknown())
  .transform(
    (kept) =>
      Object.fromEntries(invoiceFields.map((field) => [field, text.parse(kept[field])])) as InvoiceRequest,
  );

/** A row of the module of buyer requests, as `buyer_request.*` gives it. */
export const buyerRequestRow = z.object({
  notes: z.string(),
  gift: z.boolean(),
  gift_message: z.string(),
  invoice: invoiceRequest.nullable(),
}) satisfies z.ZodType<BuyerRequests>;

/** What the buyer of an order asked for at the checkout. */
export const buyerRequestsOf = ({
  cart,
}: {
  cart?: { buyer_request?: BuyerRequests | null | undefined } | null | undefined;
}): BuyerRequests => cart?.buyer_request ?? noBuyerRequests;
