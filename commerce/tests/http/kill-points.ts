import type { LockableTable } from "./database";
import type { Fault, Method } from "./payment-tools";

/** A moment at which commerce is killed. */
export interface KillPoint {
  method: Method;
  /** The call to Stripe commerce waits for, or the table it is about to write to. */
  at: Fault | LockableTable;
  /** The operation in progress when the process dies. */
  during: "choosing" | "pressing" | "coming back" | "the webhook";
  /** Without a retry by the shopper: the restart alone has to complete it. */
  alone?: boolean;
  /** Only completed after no running process can still be working on it. */
  later?: boolean;
}

/** Long enough for commerce to be killed while it waits for this call, and for those of other shoppers. */
const ms = 60_000;
const timeoutFault = (match: string, kind: "timeout_before" | "timeout_after", skip = 0): Fault => ({
  match,
  kind,
  ms,
  skip,
});

/** Points that are reached by different shoppers and share one kill. */
export interface KillGroup {
  name: string;
  points: readonly (readonly [string, KillPoint])[];
}

/**
 * The points at which part of the order has been written. Points later in the creation of an order come first, so that
 * a shopper who has reached one is no longer blocked by the lock of the next.
 */
const duringTheOrder: KillGroup["points"] = [
  [
    "the order exists, its payment is confirmed and not yet saved",
    { method: "card", at: "payment", during: "pressing", alone: true },
  ],
  [
    "the order by transfer exists, its payment is not yet saved",
    { method: "bank", at: "payment", during: "pressing", alone: true },
  ],
  [
    "the order by transfer is being written, its stock not yet reserved, and the shopper retries",
    { method: "bank", at: "reservation_item", during: "pressing" },
  ],
  [
    "the order of a confirmed payment is being written, its stock not yet reserved",
    { method: "card", at: "reservation_item", during: "pressing", alone: true },
  ],
];

/**
 * The points before a cart becomes an order. Stripe is queried before the confirmation, after it, and within Medusa's
 * completion, when the order exists without its payment. Webhooks are disabled unless the point is about one, so that
 * nothing else calls Stripe in the meantime.
 */
export const beforeTheOrder: KillGroup["points"] = [
  [
    "the payment is being created, not yet processed by Stripe",
    { method: "card", at: timeoutFault("create", "timeout_before"), during: "choosing" },
  ],
  [
    "the payment is created at Stripe",
    { method: "card", at: timeoutFault("create", "timeout_after"), during: "choosing" },
  ],
  [
    "the confirmation has not started",
    { method: "card", at: timeoutFault("retrieve", "timeout_before"), during: "pressing" },
  ],
  [
    "the confirmation is in progress",
    { method: "card", at: timeoutFault("confirm", "timeout_before"), during: "pressing" },
  ],
  [
    "the payment is authorised, the response lost",
    { method: "card", at: timeoutFault("confirm", "timeout_after"), during: "pressing", alone: true },
  ],
  [
    "the payment is authorised, the cart not yet completed",
    { method: "card", at: timeoutFault("retrieve", "timeout_before", 1), during: "pressing", alone: true },
  ],
];

/**
 * The points after that: the payment is not saved yet, the money is to be captured, or only a webhook reports the
 * payment.
 */
const afterTheOrder: KillGroup["points"] = [
  [
    "the order exists, its payment does not",
    { method: "card", at: timeoutFault("retrieve", "timeout_before", 2), during: "pressing", alone: true },
  ],
  [
    "the order exists, its payment does not, on the return from PayPal",
    {
      method: "paypal",
      at: timeoutFault("retrieve", "timeout_before", 1),
      during: "coming back",
      alone: true,
    },
  ],
  [
    "the order exists, its payment is not captured",
    {
      method: "card",
      at: timeoutFault("capture", "timeout_before"),
      during: "pressing",
      alone: true,
      later: true,
    },
  ],
  [
    "the payment is captured, the response lost",
    {
      method: "card",
      at: timeoutFault("capture", "timeout_after"),
      during: "pressing",
      alone: true,
      later: true,
    },
  ],
  [
    "the webhook of a shopper who never returns is handled",
    { method: "paypal", at: timeoutFault("retrieve", "timeout_before"), during: "the webhook", alone: true },
  ],
];

/**
 * Groups with one kill and one start each; at most four of a group create an order at the same time, which is
 * commerce's concurrency limit.
 */
export const killGroups: readonly KillGroup[] = [
  { name: "while an order is created", points: duringTheOrder },
  { name: "before the order exists", points: beforeTheOrder },
  { name: "after the order exists", points: afterTheOrder },
];
