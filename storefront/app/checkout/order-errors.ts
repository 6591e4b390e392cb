import type { Cents } from "@su-turrone/contract/money";

/** Why no order was made; texts in checkout.json under `orderErrors`. */
const codes = [
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

export type OrderErrorCode = (typeof codes)[number];

/** Why a bank declined, where it said so; texts in checkout.json under `declines`. */
const declines = ["insufficient_funds", "expired_card", "incorrect_cvc", "processing_error"] as const;

export type Decline = (typeof declines)[number];

/** A reason a bank gave, or null for one the shop has no words for. */
export const declineFrom = (code: unknown): Decline | null =>
  declines.find((known) => known === code) ?? null;

/** A problem as the pages show it; the amounts only with `price_changed`, the decline only with `payment_failed`. */
export interface OrderErrorView {
  code: OrderErrorCode;
  from?: Cents;
  to?: Cents;
  decline?: Decline;
}

/** A problem that travelled over a redirect; null for anything else. */
export function orderErrorFrom(
  key: string,
  values: Readonly<Record<string, unknown>> = {},
): OrderErrorView | null {
  const code = codes.find((known) => known === key);
  if (!code) return null;
  const { decline: reason, from, to } = values;
  const decline = declineFrom(reason);
  return {
    code,
    ...(decline ? { decline } : {}),
    ...(Number.isInteger(from) && Number.isInteger(to) ? { from: Number(from), to: Number(to) } : {}),
  };
}

/** Problems that end by themselves: the page of the way back waits for what becomes of the order. */
const underWay = ["payment_pending", "order_queued"] as const;

/** One of them. */
export type OrderUnderWay = (typeof underWay)[number];

/** Whether it is one of them. */
export const isUnderWay = (code: string): code is OrderUnderWay => underWay.some((known) => known === code);

/** HTTP status of a refused order. */
export const httpStatusOf: Readonly<Record<OrderErrorCode, number>> = {
  payment_failed: 402,
  payment_missing: 409,
  payment_changed: 409,
  payment_pending: 409,
  // being made, and nothing is wrong
  order_queued: 202,
  not_pressed: 409,
  not_enough_stock: 409,
  price_changed: 409,
  address_changed: 409,
  unavailable: 503,
};

/** The total a form was shown with, in cents; null for what is no amount. */
export const shownTotal = (shown: FormDataEntryValue | null): Cents | null =>
  typeof shown === "string" && /^(?:0|[1-9]\d{0,8})$/.test(shown) ? Number(shown) : null;
