/** The form of a review as it was filled in, so that it can be shown again with nothing lost. */
export type TypedReview = Record<"rating" | "title" | "text" | "name", string>;

/** Why a field was refused; each has its message in review.json under `form.errors`. */
export type ReviewFieldError = "required" | "too_long";

/** Refused fields, in the order of the form. */
export type ReviewErrors = Partial<Record<keyof TypedReview, ReviewFieldError>>;

/** An empty form. */
export const nothingTyped: TypedReview = { rating: "", title: "", text: "", name: "" };
