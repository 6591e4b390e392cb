import type { RefusalCode } from "@su-turrone/contract/refusals";

/** Why a call to commerce came to nothing. */
export type CommerceErrorKind =
  /** no connection, or it was lost: nobody knows whether commerce acted */
  | "unreachable"
  /** no answer in time: nobody knows whether commerce acted, and asking again would wait as long once more */
  | "slow"
  /** commerce answered 4xx: what was asked cannot be had */
  | "refused"
  /** commerce answered 5xx */
  | "failed";

/** A call to commerce that came to nothing. `message` is for the log, never for the shopper. */
export class CommerceError extends Error {
  override name = "CommerceError";

  constructor(
    readonly kind: CommerceErrorKind,
    message: string,
    readonly status: number | null = null,
    /** Why commerce refused, where it says so. */
    readonly code: RefusalCode | null = null,
  ) {
    super(message);
  }
}

/** Commerce is away or out of order, unlike one that says no. */
export const isFailure = (error: unknown): error is CommerceError =>
  error instanceof CommerceError && error.kind !== "refused";
