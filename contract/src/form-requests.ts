/** Request bodies of commerce's routes for the shop's forms. Server only: imports zod. */
import { z } from "zod";
import { isIban, normaliseIban } from "./iban";
import { formLimits } from "./limits";
import { messageMaxLength, topics } from "./messages";
import type { EarlierWithdrawal } from "./orders";
import { documentInText, numberInTransferReference } from "./order-reference";
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
  /** Version of the consent text shown in the form; stored as proof. */
  text_version: requiredLine(40),
});
export type NewsletterBody = z.infer<typeof newsletterBody>;

/** Body of `POST /store/back-in-stock`: requests a mail when a variant is available again. */
export const backInStockBody = z.object({
  variant_id: z.string().regex(/^\w{1,64}$/),
  email: mailboxAddress,
  language: pageLanguage,
});
export type BackInStockBody = z.infer<typeof backInStockBody>;

/** Body of the routes called by links in mails, such as `/store/newsletter/confirm`. */
export const linkTokenBody = z.object({ token: z.string().max(200) });
export type LinkTokenBody = z.infer<typeof linkTokenBody>;

/**
 * Directional marks, including those that languages need: in a public review they could reorder the surrounding text.
 */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const withoutDirectionMarks = z.string().transform((typed) => typed.replace(directionMarks, ""));

/** Body of `POST /store/reviews`. */
export const reviewBody = z.strictObject({
  /** Token from the invitation mail. */
  token: z.string().max(250),
  rating: z.literal([...stars], "required"),
  title: withoutDirectionMarks.pipe(requiredLine(reviewLimits.title)),
  text: withoutDirectionMarks.pipe(requiredText(reviewLimits.text)),
  display_name: withoutDirectionMarks.pipe(requiredLine(reviewLimits.name)),
  language: pageLanguage,
});
export type ReviewBody = z.infer<typeof reviewBody>;

/**
 * Body of `POST /store/withdrawals`: only what the law allows to be asked for (§356a BGB, art. 54-bis Cod. consumo).
 */
export const withdrawalBody = z.object({
  name: requiredLine(formLimits.name),
  email: mailboxAddress,
  /** As typed by the shopper; not checked against existing orders. */
  order_number: requiredLine(formLimits.orderNumber),
  /** "" for the whole order. */
  items: optionalText(formLimits.withdrawnItems),
  /** Identifies a declaration: two requests with the same id count as one. */
  request_id: z.string().regex(/^[\w-]{8,64}$/),
  language: pageLanguage,
});
export type WithdrawalBody = z.infer<typeof withdrawalBody>;

/** Body of `POST /store/orders/:id/refund-account`: the account a refund by bank transfer is sent to. */
export const refundAccountBody = z.strictObject({
  holder: requiredLine(formLimits.accountHolder),
  iban: z.string().max(formLimits.iban).transform(normaliseIban).refine(isIban, "iban"),
});
export type RefundAccountBody = z.infer<typeof refundAccountBody>;

/** Response of `POST /store/withdrawals`. */
export interface WithdrawalAnswer {
  /** `received_at`: ISO 8601, UTC; `earlier`: null for the first declaration for an order. */
  withdrawal: { id: string; received_at: string; earlier: EarlierWithdrawal | null };
}

/** The search value of an order lookup: "1042", "F-2026-0042", or "". */
function orderNumberOrInvoice(typed: string): string {
  // also accepts full-width digits, as typed on some keyboards
  const text = typed.normalize("NFKC");
  const transferNumber = numberInTransferReference(text);
  if (transferNumber !== null) return String(transferNumber);
  return (
    documentInText(text, ["invoice", "sale"]) ??
    /^\D{0,20}(\d{1,9})\D{0,3}$/.exec(text.replace(/\s+/gu, ""))?.[1] ??
    ""
  );
}

/** Body of `POST /store/order-lookup`: what the buyer knows about an order. */
export const orderLookupBody = z.object({
  /**
   * The order number from the confirmation; surrounding text is ignored ("Nr. 1042", "#1042", "1042.", "1 042"). Also
   * accepts a transfer reference, from which the order number is taken, or a printed document number. "" if none of them
   * is found.
   */
  number: z.string().max(formLimits.lookupNumber).transform(orderNumberOrInvoice),
  email: mailboxAddress,
  /** Whether the order may only be opened by a mailed link, because this visitor has made too many attempts. */
  by_mail: z.boolean().optional(),
});
export type OrderLookupBody = z.infer<typeof orderLookupBody>;

/**
 * Response of `POST /store/order-lookup`: the order id and the key that opens it. After too many failed lookups
 * `mailed`, whether or not such an order exists: the link is sent to the buyer's address.
 */
export type OrderLookupAnswer = { id: string; key: string } | { mailed: true };
