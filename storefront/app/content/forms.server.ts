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
import { type FormErrors, publicForm, type TypedForm } from "~/platform/public-form";

/** No person reads, fills in and sends a form faster than this (ms). */
const minFillMs = 3000;

/** A form that was open longer than this (ms) must be sent again. */
const maxFormAgeMs = 24 * 60 * 60 * 1000;

/** Signed time at which a form was shown (ms since 1970), for a hidden field. */
export const newFormToken = (secret: string, at: number): string => signToken(secret, "form", [], at);

/** Verdict about the sender: a person, a machine, or undecided because the form is too new or too old. */
type SpamVerdict = "person" | "machine" | "again";

/**
 * Spam check without a captcha (spec: honeypot and time trap).
 * @param honeypot value of the hidden field
 * @param stamp the signed time from the form
 * @param now ms since 1970
 */
export function checkSpam(secret: string, honeypot: string, stamp: string, now: number): SpamVerdict {
  if (honeypot !== "") return "machine";
  const stampToken = readToken(secret, "form", stamp);
  const openMs = stampToken ? now - stampToken.time : 0;
  return openMs >= minFillMs && openMs <= maxFormAgeMs ? "person" : "again";
}

type ReviewField = "rating" | "title" | "text" | "name";

export type TypedReview = TypedForm<ReviewField>;

/** Validation errors of a field; each has its message in review.json under `form.errors`. */
const reviewFieldErrors = ["required", "too_long"] as const;

export type ReviewErrors = FormErrors<ReviewField, (typeof reviewFieldErrors)[number]>;

const review = reviewBody.shape;

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
  reviewFieldErrors,
);

const withdrawal = withdrawalBody.shape;

/**
 * Form for a declaration of withdrawal. It does not check whether an order matches: a declaration is effective once it
 * is sent.
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

type LookupField = "number" | "email";

export type TypedLookup = TypedForm<LookupField>;

/** Invalid fields; each has its message in order.json under `lookup.errors`. */
export type LookupErrors = FormErrors<LookupField, "invalid">;

const lookup = orderLookupBody.shape;

/** Data a buyer knows about an order; invalid values are refused before commerce is called. */
export const lookupForm = publicForm({ number: lookup.number.pipe(z.string().min(1)), email: lookup.email }, [
  "invalid",
]);

type AccountField = "holder" | "iban";

export type TypedAccount = TypedForm<AccountField>;

/** Invalid fields; each has its message in order.json under `refundDue.errors`. */
export type AccountErrors = FormErrors<AccountField, "invalid">;

/** The account a refund by bank transfer is sent to. */
export const refundAccountForm = publicForm(refundAccountBody.shape, ["invalid"]);

type ContactField = "name" | "email" | "topic" | "message";

export type TypedContact = TypedForm<ContactField>;

/** Validation errors of a field; each has its message in contact.json under `form.errors`. */
const contactFieldErrors = ["required", "email", "topic", "too_long"] as const;

export type ContactErrors = FormErrors<ContactField, (typeof contactFieldErrors)[number]>;

export const contactForm = publicForm(messageBody.omit({ language: true }).shape, contactFieldErrors);
