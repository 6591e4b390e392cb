import {
  messageBody,
  orderLookupBody,
  refundAccountBody,
  reviewBody,
  withdrawalBody,
} from "@su-turrone/contract/form-requests";
import { stars } from "@su-turrone/contract/stars";
import { z } from "zod";
import { reviewFieldErrors } from "~/catalogue/ReviewForm";
import { type FormErrors, publicForm, type TypedForm } from "~/platform/public-form";
import { contactFieldErrors } from "./ContactForm";

const review = reviewBody.shape;

/** Form for a product review. */
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

/** The lookup form as typed. */
export type TypedLookup = TypedForm<LookupField>;

/** Invalid fields; each has its message in order.json under `lookup.errors`. */
export type LookupErrors = FormErrors<LookupField, "invalid">;

const lookup = orderLookupBody.shape;

/** Data a buyer knows about an order; invalid values are refused before commerce is called. */
export const lookupForm = publicForm({ number: lookup.number.pipe(z.string().min(1)), email: lookup.email }, [
  "invalid",
]);

type AccountField = "holder" | "iban";

/** The account for a refund as typed. */
export type TypedAccount = TypedForm<AccountField>;

/** Invalid fields; each has its message in order.json under `refundDue.errors`. */
export type AccountErrors = FormErrors<AccountField, "invalid">;

/** The account a refund by bank transfer is sent to. */
export const refundAccountForm = publicForm(refundAccountBody.shape, ["invalid"]);

/** Form for a message to the workshop. */
export const contactForm = publicForm(messageBody.omit({ language: true }).shape, contactFieldErrors);
