import type { Language } from "./languages";
import type { Stars } from "./stars";

/** Maximum length of the texts of a review, in characters. */
export const reviewLimits = { title: 120, text: 3000, name: 60 } as const;

/** Summary of a product's approved reviews. */
export interface ReviewSummary {
  count: number;
  /** Rounded half up to two decimals; 0 without reviews. */
  average: number;
  /** Number of reviews by stars; every number of stars has an entry. */
  distribution: Record<Stars, number>;
}

export interface PublicReview {
  id: string;
  rating: number;
  title: string;
  text: string;
  /** Name chosen by the buyer. */
  display_name: string;
  /** Language it is written in. */
  language: Language;
  /** ISO 8601, UTC. */
  created_at: string;
}

/** Response of `GET /store/reviews`: a page of a product's reviews, newest first, and the summary of all. */
export interface ReviewList {
  reviews: PublicReview[];
  summary: ReviewSummary;
  /** Total number of approved reviews. */
  count: number;
  limit: number;
  offset: number;
}

/** Response of `GET /store/reviews/summaries`: the summary of each requested product, by its id. */
export interface ReviewSummaries {
  summaries: Record<string, ReviewSummary>;
}

/** Response of `GET /store/review-invitation`: the product to review. */
export interface InvitationAnswer {
  product_id: string;
}

/** Why an invitation link is rejected, with the HTTP status. */
export const invitationProblems = { forged: 404, undelivered: 403, used: 409, expired: 410 } as const;

export type InvitationProblem = keyof typeof invitationProblems;
