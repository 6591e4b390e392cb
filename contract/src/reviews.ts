import type { Language } from "./languages";
import type { Stars } from "./stars";

/** Longest texts of a review, in characters. */
export const reviewLimits = { title: 120, text: 3000, name: 60 } as const;

/** What the approved reviews of a product say together. */
export interface ReviewSummary {
  count: number;
  /** Rounded half up to two decimals; 0 without reviews. */
  average: number;
  /** Reviews by stars; every number of stars is there. */
  distribution: Record<Stars, number>;
}

/** An approved review as everybody may read it. */
export interface PublicReview {
  id: string;
  rating: number;
  title: string;
  text: string;
  /** As the buyer wants to be called. */
  display_name: string;
  /** Language it is written in. */
  language: Language;
  /** ISO 8601, UTC. */
  created_at: string;
}

/** Answer of `GET /store/reviews`: some reviews of a product, the newest first, and what all of them say. */
export interface ReviewList {
  reviews: PublicReview[];
  summary: ReviewSummary;
  /** Approved reviews there are. */
  count: number;
  limit: number;
  offset: number;
}

/** Answer of `GET /store/reviews/summaries`: what is said of each product that was asked for, by its id. */
export interface ReviewSummaries {
  summaries: Record<string, ReviewSummary>;
}

/** Answer of `GET /store/review-invitation`: what the link of a mail opens. */
export interface InvitationAnswer {
  product_id: string;
}

/** Why the link of an invitation opens nothing, and the HTTP status that says so. */
export const invitationProblems = { forged: 404, undelivered: 403, used: 409, expired: 410 } as const;

/** One of them. */
export type InvitationProblem = keyof typeof invitationProblems;
