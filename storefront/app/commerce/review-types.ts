import type { ReviewSummary } from "@su-turrone/contract/reviews";
import type { Language } from "~/i18n/languages";

/** Average and number of a product's approved reviews; `count` is never 0. */
export interface Rating {
  /** 1 to 5, two decimals. */
  average: number;
  count: number;
}

export interface Review {
  id: string;
  rating: number;
  title: string;
  text: string;
  /** The buyer's display name. */
  name: string;
  /** Language of the review. */
  language: Language;
  /** ISO 8601. */
  writtenAt: string;
}

/** Reviews shown on a product page, newest first, and the summary of all reviews. */
export interface Reviews extends ReviewSummary {
  shown: Review[];
}
