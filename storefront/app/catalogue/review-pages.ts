/** Initial number of reviews on a product page, and the number added by each "load more". */
export const reviewsPerPage = 5;

/** Maximum number of pages shown: commerce returns at most 100 reviews per call. */
const maxPages = 20;

/** Number of review pages to show, from `?reviews=`; 1 if it is missing or invalid. */
export function reviewPages(parameter: string | null): number {
  if (!/^\d{1,3}$/.test(parameter ?? "")) return 1;
  return Math.min(Math.max(Number(parameter), 1), maxPages);
}

/** The `?reviews=` value that shows more; null if all reviews, or the maximum number, are shown. */
export function nextReviewPages(pages: number, shown: number, count: number): number | null {
  return shown < count && pages < maxPages ? pages + 1 : null;
}
