import type { Counted, Today } from "./read-today";

const noRows: Counted<never> = { count: 0, rows: [] };

/**
 * The part of "Today" for the fulfilment role: the goods. Money, withdrawals, reviews and mails are up to the owner.
 */
export const fulfilmentRoleToday = (today: Today): Today => ({
  ...today,
  transfers: noRows,
  transfer_bursts: [],
  refunds: noRows,
  withdrawals: noRows,
  money_problems: noRows,
  pending_reviews: 0,
  open_messages: 0,
  failed_mails: 0,
});
