import { z } from "@medusajs/framework/zod";
import { invoiceRequest } from "../../../ordering/order/buyer-requests";

const cents = z.number().int();

/** Where and what to transfer. */
const transfer = z.object({
  holder: z.string(),
  iban: z.string(),
  bic: z.string(),
  reference: z.string(),
  amount_cents: cents,
  /** ISO date. */
  due_date: z.string(),
  /** What the code to be scanned says; null, or missing in older mails, where there is none. */
  epc: z.string().nullish(),
});

/** What mails say of an order: all of it as it was when the mail was written down. Amounts are integer euro cents. */
export const orderMailShape = z.object({
  number: z.string(),
  /** ISO 8601. */
  placed_at: z.string(),
  name: z.string(),
  /** Opens the order, its key within. */
  url: z.url(),
  payment: z.enum(["card", "paypal", "bank_transfer", "other"]),
  lines: z.array(
    z.object({
      name: z.string(),
      quantity: z.number(),
      unit_cents: cents,
      /** Price of one kilogram; null where there is none to say, missing in mails written down by an older shop. */
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
  /** What the card in the parcel says; "" where there is none, as in mails written down by an older shop. */
  gift_message: z.string().default(""),
  /** Whom the buyer who asked for an invoice wants it made out to. */
  invoice: invoiceRequest.nullable().default(null),
  transfer: transfer.nullable(),
  /** Where the contract is withdrawn from; mails written down by an older shop have none. */
  withdraw_url: z.url().optional(),
});

/** What becomes of the money of a cancelled order. */
const cancelledMoney = z.enum([
  /** It was taken from a card or PayPal and goes back there. */
  "refunded",
  /** It came by transfer and goes back by transfer. */
  "transferred_back",
  /** A card or PayPal only held it. */
  "not_charged",
  /** A transfer was waited for. */
  "not_to_be_transferred",
  /** There was none. */
  "none",
]);

/** What the mail about a cancelled order is made from; mails written down by an older shop say nothing of the money. */
export const cancelledMailShape = orderMailShape.extend({ money: cancelledMoney.default("none") });

/** See `cancelledMoney`. */
export type CancelledMoney = z.infer<typeof cancelledMoney>;

/** See `orderMailShape`. */
export type OrderMailData = z.infer<typeof orderMailShape>;

/** See `transfer`. */
export type TransferMailData = z.infer<typeof transfer>;
