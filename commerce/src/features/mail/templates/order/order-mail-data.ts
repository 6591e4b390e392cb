import { z } from "@medusajs/framework/zod";
import { invoiceRequest } from "../../../ordering/order/buyer-requests";

const cents = z.number().int();

const transfer = z.object({
  holder: z.string(),
  iban: z.string(),
  bic: z.string(),
  reference: z.string(),
  amount_cents: cents,
  /** ISO date. */
  due_date: z.string(),
  /** Content of the QR code; null, or missing in older mails, when there is none. */
  epc: z.string().nullish(),
  /** The shop is a demo; missing in mails from before the field existed. */
  demo: z.boolean().default(false),
});

/** Order data in mails, as of the time the mail was enqueued. Amounts are integer euro cents. */
export const orderMailShape = z.object({
  number: z.string(),
  /** ISO 8601. */
  placed_at: z.string(),
  name: z.string(),
  /** Opens the order; includes its key. */
  url: z.url(),
  payment: z.enum(["card", "paypal", "bank_transfer", "workshop", "other"]),
  lines: z.array(
    z.object({
      name: z.string(),
      quantity: z.number(),
      unit_cents: cents,
      /** Price per kilogram; null when not applicable, missing in mails from before the field existed. */
      per_kg_cents: cents.nullish(),
      total_cents: cents,
    }),
  ),
  goods_cents: cents,
  discount_cents: cents,
  shipping_cents: cents,
  total_cents: cents,
  taxes: z.array(z.object({ rate: z.number(), vat_cents: cents })),
  shipping_address: z.array(z.string()),
  billing_address: z.array(z.string()),
  notes: z.string(),
  /** Missing in mails from before the field existed. */
  gift: z.boolean().default(false),
  /** Text of the gift card; "" when there is none, as in mails from before the field existed. */
  gift_message: z.string().default(""),
  /** Invoice data given by a buyer who requested an invoice. */
  invoice: invoiceRequest.nullable().default(null),
  transfer: transfer.nullable(),
  /** Withdrawal page; missing in mails from before the field existed. */
  withdraw_url: z.url().optional(),
});

/** What happens to the money of a cancelled order. */
const cancelledMoney = z.enum([
  /** Captured from card or PayPal, and refunded there. */
  "refunded",
  /** Received by transfer, and sent back by transfer. */
  "transferred_back",
  /** Only authorised by card or PayPal. */
  "not_charged",
  /** A transfer was expected. */
  "not_to_be_transferred",
  /** There was no payment. */
  "none",
]);

/** Data of the cancellation mail; `money` is missing in mails from before the field existed. */
export const cancelledMailShape = orderMailShape.extend({ money: cancelledMoney.default("none") });

export type CancelledMoney = z.infer<typeof cancelledMoney>;

export type OrderMailData = z.infer<typeof orderMailShape>;

export type TransferMailData = z.infer<typeof transfer>;
