import {
  messageBody,
  orderLookupBody,
  refundAccountBody,
  reviewBody,
  withdrawalBody,
} from "@su-turrone/contract/form-requests";
import { stars } from "@su-turrone/contract/stars";
import { readToken, signToken } from "@su-turrone/contract/tokens";
import { z } from "zod";
import { type ErrorsOf, publicForm } from "~/platform/public-form";

/** No person reads, fills in and sends a form faster than this (ms). */
const minFillMs = 3000;

/** A form that was open longer than this (ms) must be sent again. */
const maxFormAgeMs = 24 * 60 * 60 * 1000;

/** Signed time at which a form was shown (ms since 1970), for a hidden field. */
export const newFormToken = (secret: string, at: number): string => signToken(secret, "form", [], at);

/** Verdict about the sender: a person, a machine, or undecided because the form is too new or too old. */
type SpamVerdict = "person" | "machine" | "again";

/** Spam check without a captcha (spec: honeypot and time trap). */
export function checkSpam(secret: string, honeypot: string, stamp: string, now: number): SpamVerdict {
  if (honeypot !== "") return "machine";
  const stampToken = readToken(secret, "form", stamp);
  const openMs = stampToken ? now - stampToken.time : 0;
  return openMs >= minFillMs && openMs <= maxFormAgeMs ? "person" : "again";
}

const review = reviewBody.shape;

/** Each error has its message in review.json under `form.errors`. */
export const reviewForm = publicForm(
  {
    rating: z
      .string()
      .transform((typed) => stars.find((star) => String(star) === typed))
      .pipe(review.rating),
    title: review.title,
    text: review.text,
    name: review.display_name,
  },
  ["required", "too_long"],
);

const withdrawal = withdrawalBody.shape;

/**
 * Form for a declaration of withdrawal. It does not check whether an order matches: a declaration is effective once it
 * is sent. Each invalid field has its message in withdrawal.json under `errors`.
 */
export const withdrawalForm = publicForm(
  {
    name: withdrawal.name,
    orderNumber: withdrawal.order_number,
    email: withdrawal.email,
    items: withdrawal.items,
  },
  ["invalid"],
);

export type TypedWithdrawal = ReturnType<typeof withdrawalForm.read>;
export type WithdrawalErrors = ErrorsOf<typeof withdrawalForm>;

const lookup = orderLookupBody.shape;

/**
 * Data a buyer knows about an order; invalid values are refused before commerce is called. Each invalid field has its
 * message in order.json under `lookup.errors`.
 */
export const lookupForm = publicForm({ number: lookup.number.pipe(z.string().min(1)), email: lookup.email }, [
  "invalid",
]);

/** The account a refund by bank transfer is sent to; each invalid field has its message under `refundDue.errors`. */
export const refundAccountForm = publicForm(refundAccountBody.shape, ["invalid"]);

export type TypedAccount = ReturnType<typeof refundAccountForm.read>;
export type AccountErrors = ErrorsOf<typeof refundAccountForm>;

/** Each error has its message in contact.json under `form.errors`. */
export const contactForm = publicForm(messageBody.omit({ language: true }).shape, [
  "required",
  "email",
  "topic",
  "too_long",
]);

export type TypedContact = ReturnType<typeof contactForm.read>;
export type ContactErrors = ErrorsOf<typeof contactForm>;
