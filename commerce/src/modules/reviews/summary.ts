import type { ReviewSummary } from "@su-turrone/contract/reviews";
import { stars, type Stars } from "@su-turrone/contract/stars";

/** Number of approved reviews of a product with a given rating. */
export interface RatingCount {
  rating: number;
  count: number;
}

/** Summarises rating counts; the average is computed in integer hundredths, so that 4.125 becomes 4.13 and not 4.12. */
export function summaryOf(counts: readonly RatingCount[]): ReviewSummary {
  const distribution: Record<Stars, number> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  let count = 0;
  let sum = 0;
  for (const given of counts) {
    const rating = stars.find((one) => one === given.rating);
    if (!rating) continue;
    distribution[rating] += given.count;
    count += given.count;
    sum += rating * given.count;
  }
  const hundredths = count === 0 ? 0 : Math.floor((sum * 200 + count) / (2 * count));
  return { count, average: hundredths / 100, distribution };
}
