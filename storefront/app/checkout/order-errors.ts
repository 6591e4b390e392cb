import type { Cents } from "@su-turrone/contract/money";

/** Why an order was not placed; texts in checkout.json under `orderErrors`, for `price_changed` under `totalChanged`. */
const orderErrorCodes = [
  "payment_failed",
  "payment_missing",
  "payment_changed",
  "payment_pending",
  "order_queued",
  "not_pressed",
  "not_enough_stock",
  "price_changed",
  "address_changed",
  "unavailable",
] as const;

export type OrderErrorCode = (typeof orderErrorCodes)[number];

/** Decline reasons given by the bank; texts in checkout.json under `declines`. */
const declines = ["insufficient_funds", "expired_card", "incorrect_cvc", "processing_error"] as const;

export type Decline = (typeof declines)[number];

/** A known decline reason, or null for one the shop has no text for. */
export const declineFrom = (code: unknown): Decline | null =>
  declines.find((known) => known === code) ?? null;

/** A problem as shown on the pages; amounts only with `price_changed`, decline reason only with `payment_failed`. */
export interface OrderErrorView {
  code: OrderErrorCode;
  from?: Cents;
  to?: Cents;
  decline?: Decline;
}

/** Parses a problem passed over a redirect in a flash message; null for any other message. */
export function orderErrorFrom(
  key: string,
  values: Readonly<Record<string, unknown>> = {},
): OrderErrorView | null {
  const code = orderErrorCodes.find((known) => known === key);
  if (!code) return null;
  const { decline: reason, from, to } = values;
  const decline = declineFrom(reason);
  return {
    code,
    ...(decline ? { decline } : {}),
    ...(Number.isInteger(from) && Number.isInteger(to) ? { from: Number(from), to: Number(to) } : {}),
  };
}

/** Problems that resolve by themselves: the return page waits for the outcome of the order. */
const underWay = ["payment_pending", "order_queued"] as const;

/** Code of such a problem. */
export type OrderUnderWay = (typeof underWay)[number];

/** Whether a code is such a problem. */
export const isUnderWay = (code: string): code is OrderUnderWay => underWay.some((known) => known === code);

/** HTTP status of a refused order. */
export const httpStatusOf: Readonly<Record<OrderErrorCode, number>> = {
  payment_failed: 402,
  payment_missing: 409,
  payment_changed: 409,
  payment_pending: 409,
  // the order is being placed; not an error
  order_queued: 202,
  not_pressed: 409,
  not_enough_stock: 409,
  price_changed: 409,
  address_changed: 409,
  unavailable: 503,
};

/** The total the form showed, in cents; null if it is not a valid amount. */
export const shownTotal = (shown: FormDataEntryValue | null): Cents | null =>
  typeof shown === "string" && /^(?:0|[1-9]\d{0,8})$/.test(shown) ? Number(shown) : null;
