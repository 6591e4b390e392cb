import type { Counted, Today } from "./read-today";

const nothing: Counted<never> = { count: 0, rows: [] };

/**
 * The part of "Today" for the fulfilment role: the goods. Money, withdrawals, reviews and mails are up to the owner.
 */
export const fulfilmentsToday = (today: Today): Today => ({
  ...today,
  transfers: nothing,
  withdrawals: nothing,
  money_problems: nothing,
  pending_reviews: 0,
  open_messages: 0,
  failed_mails: 0,
});
