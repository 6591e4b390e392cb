/** Days of each year on which a category is listed first in the shop, in the workshop's time zone (Rome). */
export interface GiftSeason {
  /** The category listed first; null if there is no season. */
  category_id: string | null;
  /** First day of the season, as month and day: "11-01". */
  first: string;
  /** Last day, inclusive; if it is before the first, the season extends over New Year. */
  last: string;
}

/**
 * The category listed first on a day; null outside the season. In years without 29 February, a season starting on that
 * day starts on 1 March, and one ending on it ends on 28 February.
 * @param day ISO 8601 date, in Rome
 */
export function categoryInSeason({ category_id, first, last }: GiftSeason, day: string): string | null {
  const today = day.slice("2027-".length);
  const within = first <= last ? first <= today && today <= last : first <= today || today <= last;
  return within ? category_id : null;
}
