import type { CommerceErrorKind } from "~/commerce/client.server";

/** Why an order is not shown; each has its message in order.json under `errors`. */
export type OrderProblem = "notFound" | "loading" | "unavailable";

/**
 * The specification's messages (§8) about an order, with their conditions and status codes:
 * - Order not found: this browser has no key for it, the key is wrong or expired, or there is no such order
 * - Error loading order: commerce could not be reached in time
 * - Order data not available: commerce was reached, but did not return the data
 */
export const statusOfProblem: Readonly<Record<OrderProblem, number>> = {
  notFound: 404,
  loading: 503,
  unavailable: 502,
};

/** Why a document could not be downloaded; each has its message in order.json under `errors`. */
export type DocumentError = "documentMissing" | "documentFailed";

/**
 * The messages about a download, shown on the order's page:
 * - Cannot download invoice: this browser may open the order, but it has no such document (any more, or yet)
 * - Error downloading invoice: commerce could not be reached, or could not generate it
 * Without access to the order the response is 404, without a message about documents.
 */
export const documentErrors: readonly DocumentError[] = ["documentMissing", "documentFailed"];

/** The message for a failed call to commerce. */
export const orderProblemOf = (kind: CommerceErrorKind): OrderProblem =>
  kind === "unreachable" || kind === "slow" ? "loading" : "unavailable";
