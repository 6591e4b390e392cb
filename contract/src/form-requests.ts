/** Bodies of commerce's routes for the shop's forms. For servers: it brings zod along. */
import { z } from "zod";
import { formLimits } from "./limits";
import { messageMaxLength, topics } from "./messages";
import { documentNumber, invoiceInText, invoiceSeries, numberInTransferReference } from "./order-reference";
import { mailboxAddress, optionalText, pageLanguage, requiredLine, requiredText } from "./request-fields";
import { reviewLimits } from "./reviews";
import { stars } from "./stars";

/** Body of `POST /store/messages`: a message from the contact form. */
export const messageBody = z.object({
  name: requiredLine(formLimits.name),
  email: mailboxAddress,
  topic: z.enum(topics, "topic"),
  message: requiredText(messageMaxLength),
  language: pageLanguage,
});
export type MessageBody = z.infer<typeof messageBody>;

/** Body of `POST /store/newsletter`. */
export const newsletterBody = z.object({
  email: mailboxAddress,
  language: pageLanguage,
  /** Which version of the consent text the form showed; kept as proof. */
  text_version: requiredLine(40),
});
export type NewsletterBody = z.infer<typeof newsletterBody>;

/** Body of `POST /store/back-in-stock`: whoever wants a mail when a variant can be had again. */
export const backInStockBody = z.object({
  variant_id: z.string().regex(/^\w{1,64}$/),
  email: mailboxAddress,
  language: pageLanguage,
});
export type BackInStockBody = z.infer<typeof backInStockBody>;

/** Body of the routes that a link of a mail leads to: `/store/newsletter/confirm` and its like. */
export const linkTokenBody = z.object({ token: z.string().max(200) });
export type LinkTokenBody = z.infer<typeof linkTokenBody>;

/** Marks of direction, also those that languages need: in a review that everybody reads they could turn what stands beside them. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const withoutDirectionMarks = z.string().transform((typed) => typed.replace(directionMarks, ""));

/** Body of `POST /store/reviews`. */
export const reviewBody = z.strictObject({
  /** Of the mail that invited to it. */
  token: z.string().max(250),
  rating: z.literal([...stars], "required"),
  title: withoutDirectionMarks.pipe(requiredLine(reviewLimits.title)),
  text: withoutDirectionMarks.pipe(requiredText(reviewLimits.text)),
  display_name: withoutDirectionMarks.pipe(requiredLine(reviewLimits.name)),
  language: pageLanguage,
});
export type ReviewBody = z.infer<typeof reviewBody>;

/** Body of `POST /store/withdrawals`: what the law lets us ask for (§356a BGB, art. 54-bis Cod. consumo), and no more. */
export const withdrawalBody = z.object({
  name: requiredLine(formLimits.name),
  email: mailboxAddress,
  /** As the shopper typed it; whether an order has it is not asked. */
  order_number: requiredLine(formLimits.orderNumber),
  /** "" for the whole order. */
  items: optionalText(formLimits.withdrawnItems),
  /** Tells one declaration from the next; the same twice is one. */
  request_id: z.string().regex(/^[\w-]{8,64}$/),
  language: pageLanguage,
});
export type WithdrawalBody = z.infer<typeof withdrawalBody>;

/** Answer of `POST /store/withdrawals`. */
export interface WithdrawalAnswer {
  /** `received_at`: ISO 8601, UTC. */
  withdrawal: { id: string; received_at: string };
}

/** What a lookup asks for: "1042", "F-2026-0042", or "". */
function orderNumberOrInvoice(typed: string): string {
  // digits of other widths too, as some keyboards write them
  const text = typed.normalize("NFKC");
  const ofTransfer = numberInTransferReference(text);
  if (ofTransfer !== null) return String(ofTransfer);
  const invoice = invoiceInText(text);
  if (invoice) return documentNumber(invoiceSeries, invoice.year, invoice.sequence);
  return /^\D{0,20}(\d{1,9})\D{0,3}$/.exec(text.replace(/\s+/gu, ""))?.[1] ?? "";
}

/** Body of `POST /store/order-lookup`: what the buyer of an order knows of it. */
export const orderLookupBody = z.object({
  /**
   * The number on the confirmation; what people write around it is left out ("Nr. 1042", "#1042", "1042.", "1 042"). Or what else is
   * printed about an order: the reference of its transfer, of which the order number is taken, or an invoice, as printed. "" where there
   * is none of them.
   */
  number: z.string().max(formLimits.lookupNumber).transform(orderNumberOrInvoice),
  email: mailboxAddress,
  /** Whether the order is only to be opened by mail: this visitor has tried too often. */
  by_mail: z.boolean().optional(),
});
export type OrderLookupBody = z.infer<typeof orderLookupBody>;

/**
 * Answer of `POST /store/order-lookup`: the order, and the key that opens it. After too many misses `mailed`, whether there is such an
 * order or not: its link goes to the address of its buyer.
 */
export type OrderLookupAnswer = { id: string; key: string } | { mailed: true };
