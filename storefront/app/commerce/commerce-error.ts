import type { QueueAnswer } from "@su-turrone/contract/change-queue";
import type { RefusalCode } from "@su-turrone/contract/refusals";

/** Error thrown by the SDK for a non-2xx response (`FetchError`). */
interface ResponseError extends Error {
  status: number;
  statusText: string;
}

const isResponseError = (error: unknown): error is ResponseError =>
  error instanceof Error && "status" in error && "statusText" in error;

/** Whether a proxy has answered: its message is only the status text, while commerce sends its own. */
const isProxyResponse = (error: unknown): error is ResponseError =>
  isResponseError(error) && error.message === error.statusText;

/** Whether a proxy reports that no commerce server is available (503), so that the request was not forwarded. */
export const isProxyUnavailable = (error: unknown): boolean => isProxyResponse(error) && error.status === 503;

/** Whether a proxy reports a broken connection or timeout (502, 504): unknown whether commerce acted. */
export const isProxyGatewayError = (error: unknown): boolean =>
  isProxyResponse(error) && (error.status === 502 || error.status === 504);

export type CommerceErrorKind =
  /** no connection, or it was lost: unknown whether commerce acted */
  | "unreachable"
  /** timeout: unknown whether commerce acted, and a retry would take as long again */
  | "slow"
  /** commerce answered 4xx: the request cannot be fulfilled */
  | "refused"
  /** commerce answered 5xx */
  | "failed";

/** A failed call to commerce. `message` is for the log, never for the shopper. */
export class CommerceError extends Error {
  override name = "CommerceError";

  constructor(
    readonly kind: CommerceErrorKind,
    message: string,
    readonly status: number | null = null,
    readonly code: RefusalCode | null = null,
    /** Why commerce has not begun the change, if it is busy with others. */
    readonly queue: QueueAnswer | null = null,
    /** Ticket that keeps its place, for a script that asks again. */
    readonly ticket: string | null = null,
  ) {
    super(message);
  }
}

/** Whether commerce is down or broken, as opposed to refusing a request. */
export const isCommerceFailure = (error: unknown): error is CommerceError =>
  error instanceof CommerceError && error.kind !== "refused";
