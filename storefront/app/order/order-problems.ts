import type { CommerceErrorKind } from "~/commerce/client.server";

/** Why an order is not shown; each has its message in order.json under `errors`. */
export type OrderProblem = "notFound" | "loading" | "unavailable";

/**
 * The messages of the specification (§8) about an order, when each is shown and with which status:
 * - Order not found: this browser has no key for it, the key is wrong or too old, or there is no such order
 * - Error loading order: commerce could not be reached in time
 * - Order data not available: commerce was reached, but has not given the data
 */
export const statusOfProblem: Readonly<Record<OrderProblem, number>> = {
  notFound: 404,
  loading: 503,
  unavailable: 502,
};

/** Which message fits a call to commerce that came to nothing. */
export const problemOf = (kind: CommerceErrorKind): OrderProblem =>
  kind === "unreachable" ? "loading" : "unavailable";
