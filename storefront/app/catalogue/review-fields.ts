import type { FormErrors, TypedForm } from "~/platform/public-form";

type ReviewField = "rating" | "title" | "text" | "name";

/** The form of a review as it was filled in. */
export type TypedReview = TypedForm<ReviewField>;

/** Why a field was refused; each has its message in review.json under `form.errors`. */
export const reviewFieldErrors = ["required", "too_long"] as const;

/** Refused fields, in the order of the form. */
export type ReviewErrors = FormErrors<ReviewField, (typeof reviewFieldErrors)[number]>;

/** An empty form. */
export const nothingTyped: TypedReview = { rating: "", title: "", text: "", name: "" };
