import { z } from "zod";
import { reviewLimits, stars } from "@su-turrone/contract/reviews";
import type { NewReview } from "~/commerce/review-types";
import { normaliseLine, normaliseText } from "~/platform/normalise-text";
import type { ReviewErrors, ReviewFieldError, TypedReview } from "./review-fields";

const line = (longest: number) =>
  z.string().transform(normaliseLine).pipe(z.string().min(1, "required").max(longest, "too_long"));

const schema = z.object({
  rating: z
    .string()
    .transform((typed) => stars.find((one) => String(one) === typed))
    .pipe(z.literal([...stars], "required")),
  title: line(reviewLimits.title),
  text: z
    .string()
    .transform(normaliseText)
    .pipe(z.string().min(1, "required").max(reviewLimits.text, "too_long")),
  name: line(reviewLimits.name),
});

/** The form as it was sent; fields that are missing or no text count as empty. */
export function readReview(form: FormData): TypedReview {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  return { rating: text("rating"), title: text("title"), text: text("text"), name: text("name") };
}

/** The review of a form, or what is wrong with each field. */
export function checkReview(
  typed: TypedReview,
): { review: NewReview; errors?: never } | { errors: ReviewErrors; review?: never } {
  const result = schema.safeParse(typed);
  if (result.success) return { review: result.data };
  const errors: ReviewErrors = {};
  for (const { path, message } of result.error.issues) {
    errors[path[0] as keyof TypedReview] ??= message as ReviewFieldError;
  }
  return { errors };
}
