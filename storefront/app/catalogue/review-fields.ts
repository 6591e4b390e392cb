import type { FormErrors, TypedForm } from "~/platform/public-form";

type ReviewField = "rating" | "title" | "text" | "name";

/** The review form as typed. */
export type TypedReview = TypedForm<ReviewField>;

/** Validation errors of a field; each has its message in review.json under `form.errors`. */
export const reviewFieldErrors = ["required", "too_long"] as const;

/** Errors by field, in the order of the form. */
export type ReviewErrors = FormErrors<ReviewField, (typeof reviewFieldErrors)[number]>;

/** An empty form. */
export const emptyReview: TypedReview = { rating: "", title: "", text: "", name: "" };
