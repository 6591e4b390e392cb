/** Reviews a product page begins with, and how many more each "load more" brings. */
export const reviewsPerPage = 5;

/** Most pages shown below each other: commerce lists at most 100 at a time. */
const maxPages = 20;

/** How many times over the page is filled, by its `?reviews=`; 1 for what is no such number. */
export function reviewPages(parameter: string | null): number {
  if (!/^\d{1,3}$/.test(parameter ?? "")) return 1;
  return Math.min(Math.max(Number(parameter), 1), maxPages);
}

/** The `?reviews=` that shows more; null where all are shown, or as many as can be. */
export function nextReviewPages(pages: number, shown: number, count: number): number | null {
  return shown < count && pages < maxPages ? pages + 1 : null;
}
