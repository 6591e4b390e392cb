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

/** Why a document did not come; each has its message in order.json under `errors`. */
export type DocumentError = "documentMissing" | "documentFailed";

/**
 * The messages about a download, shown on the page of the order:
 * - Cannot download invoice: the order is open to this browser, but has no such document (any more, or yet)
 * - Error downloading invoice: commerce could not be reached, or could not draw it
 * Who may not see the order gets a 404 and no message about documents.
 */
export const documentErrors: readonly DocumentError[] = ["documentMissing", "documentFailed"];

/** Which message fits a call to commerce that came to nothing. */
export const documentErrorOf = (kind: CommerceErrorKind): OrderProblem =>
  kind === "unreachable" || kind === "slow" ? "loading" : "unavailable";
