import type { Counted, Today } from "./read-today";

const nothing: Counted<never> = { count: 0, rows: [] };

/** What of "Today" is for fulfilment: the goods. Money, withdrawals, reviews and mails wait for the owner. */
export const fulfilmentsToday = (today: Today): Today => ({
  ...today,
  transfers: nothing,
  withdrawals: nothing,
  money_problems: nothing,
  pending_reviews: 0,
  open_messages: 0,
  failed_mails: 0,
});
