import { cartParts, type CartPart } from "@su-turrone/contract/cart-view";
import type { Cents } from "@su-turrone/contract/money";
import { textOf } from "~/platform/read-form";

/**
 * Why an order was not placed: the HTTP status, the heading (only a fault of ours is an error), and the page where it can
 * be fixed, to which the payment step leads. Texts in checkout.json under `orderErrors`, for `price_changed` under
 * `totalChanged`.
 */
export const orderErrors = {
  payment_failed: { status: 402, title: "titlePayment", fixedOn: "checkoutPayment" },
  payment_missing: { status: 409, title: "titleNotYet", fixedOn: "checkoutPayment" },
  method_withdrawn: { status: 409, title: "titleWithdrawn", fixedOn: "checkoutPayment" },
  payment_pending: { status: 409, title: "titleUnderWay", fixedOn: null },
  // the order is being placed; not an error
  order_queued: { status: 202, title: "titleUnderWay", fixedOn: null },
  not_pressed: { status: 409, title: "titleNotYet", fixedOn: null },
  not_enough_stock: { status: 409, title: "titleNotYet", fixedOn: "cart" },
  transfer_limit: { status: 409, title: "titleNotYet", fixedOn: "checkoutPayment" },
  price_changed: { status: 409, title: "titleNotYet", fixedOn: null },
  cart_differs: { status: 409, title: "titleNotYet", fixedOn: null },
  address_changed: { status: 409, title: "titleNotYet", fixedOn: null },
  unavailable: { status: 503, title: "title", fixedOn: null },
} as const;

export type OrderErrorCode = keyof typeof orderErrors;

const orderErrorCodes = Object.keys(orderErrors) as OrderErrorCode[];

/** Decline reasons given by the bank that shoppers can resolve. */
const declines = ["insufficient_funds", "expired_card", "incorrect_cvc", "processing_error"] as const;

/** What the shop says of a decline; texts in checkout.json under `declines`. */
export type Decline = (typeof declines)[number] | "declined";

/** Codes of payments that no bank declined: the shopper gave up, or PayPal refused. */
const notByBank = /^payment_(?:intent|method)_/;

/** What to say of a decline code; null if there is none, or if it is not the bank's. */
export function declineFrom(code: unknown): Decline | null {
  if (typeof code !== "string" || code === "" || notByBank.test(code)) return null;
  return declines.find((known) => known === code) ?? "declined";
}

/**
 * A problem as shown on the pages; amounts only with `price_changed`, changed parts only with that and `cart_differs`,
 * decline reason only with `payment_failed`.
 */
export interface OrderErrorView {
  code: OrderErrorCode;
  from?: Cents;
  to?: Cents;
  changed?: readonly CartPart[];
  decline?: Decline;
}

/** Parses a problem passed over a redirect in a flash message; null for any other message. */
export function orderErrorFrom(
  key: string,
  values: Readonly<Record<string, unknown>> = {},
): OrderErrorView | null {
  const code = orderErrorCodes.find((known) => known === key);
  if (!code) return null;
  const { decline: reason, from, to, changed: names } = values;
  const decline = declineFrom(reason);
  const changed = cartParts.filter((part) => String(names).split(" ").includes(part));
  return {
    code,
    ...(decline ? { decline } : {}),
    ...(Number.isInteger(from) && Number.isInteger(to) ? { from: Number(from), to: Number(to) } : {}),
    ...(changed.length > 0 ? { changed } : {}),
  };
}

/** Problems that resolve by themselves: the return page waits for the outcome of the order. */
const underWay = ["payment_pending", "order_queued"] as const;

export type OrderPending = (typeof underWay)[number];

export const isUnderWay = (code: string): code is OrderPending => underWay.some((known) => known === code);

/** The total the form showed, in cents; null if it is not a valid amount. */
export const shownTotal = (shown: FormDataEntryValue | null): Cents | null =>
  typeof shown === "string" && /^(?:0|[1-9]\d{0,8})$/.test(shown) ? Number(shown) : null;

/** The fingerprint the form carried; "" if it carried none or something else, which no cart has. */
export const shownFingerprint = (form: FormData): string =>
  /^[\w.-]{1,500}$/.exec(textOf(form, "fingerprint"))?.[0] ?? "";
