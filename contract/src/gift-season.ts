/** Days of each year on which a category comes first in the shop, on the workshop's calendar (Rome). */
export interface GiftSeason {
  /** The category that comes first; null where there is no such season. */
  category_id: string | null;
  /** First day of the season, as month and day: "11-01". */
  first: string;
  /** Last day, included; where it is before the first, the season goes over New Year. */
  last: string;
}

/**
 * The category that comes first on a day; null outside of the season. In a year without 29 February a season that begins on it
 * begins on 1 March, and one that ends on it ends on 28 February.
 * @param day ISO 8601 date, in Rome
 */
export function categoryInSeason({ category_id, first, last }: GiftSeason, day: string): string | null {
  const today = day.slice("2027-".length);
  const within = first <= last ? first <= today && today <= last : first <= today || today <= last;
  return within ? category_id : null;
}
