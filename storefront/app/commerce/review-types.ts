import type { ReviewSummary } from "@su-turrone/contract/reviews";
import type { Language } from "~/i18n/languages";

/** Average and number of the approved reviews of a product; `count` is never 0. */
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
  /** As the buyer wants to be called. */
  name: string;
  /** Language it is written in. */
  language: Language;
  /** ISO 8601. */
  writtenAt: string;
}

/** The reviews shown on a product page, the newest first, and what all of them say. */
export interface Reviews extends ReviewSummary {
  shown: Review[];
}
