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
    "the order is there, its payment confirmed and not written down",
    { method: "card", at: "payment", during: "pressing", alone: true },
  ],
  [
    "the order is there, its goods not reserved, by transfer",
    { method: "bank", at: "reservation_item", during: "pressing", alone: true },
  ],
  [
    "the order is there, not yet linked with its cart, and the shopper presses again",
    { method: "bank", at: "order_cart", during: "pressing" },
  ],
  [
    "the order is there, not yet linked with its cart",
    { method: "card", at: "order_cart", during: "pressing", alone: true },
  ],
];

/**
 * The points before a cart becomes an order. Stripe is queried before the confirmation, after it, and within Medusa's
 * completion, when the order exists without its payment. Webhooks are disabled unless the point is about one, so that
 * nothing else calls Stripe in the meantime.
 */
export const beforeTheOrder: KillGroup["points"] = [
  [
    "the payment is opened, Stripe has not acted",
    { method: "card", at: timeoutFault("create", "timeout_before"), during: "choosing" },
  ],
  [
    "the payment is opened at Stripe",
    { method: "card", at: timeoutFault("create", "timeout_after"), during: "choosing" },
  ],
  [
    "before the confirmation",
    { method: "card", at: timeoutFault("retrieve", "timeout_before"), during: "pressing" },
  ],
  [
    "the confirmation is under way",
    { method: "card", at: timeoutFault("confirm", "timeout_before"), during: "pressing" },
  ],
  [
    "the money is reserved, the answer lost",
    { method: "card", at: timeoutFault("confirm", "timeout_after"), during: "pressing", alone: true },
  ],
  [
    "the money is reserved, the cart not yet completed",
    { method: "card", at: timeoutFault("retrieve", "timeout_before", 1), during: "pressing", alone: true },
  ],
];

/**
 * The points after that: the payment is not saved yet, the money is to be captured, or only a webhook reports the
 * payment.
 */
const afterTheOrder: KillGroup["points"] = [
  [
    "the order is there, its payment not",
    { method: "card", at: timeoutFault("retrieve", "timeout_before", 2), during: "pressing", alone: true },
  ],
  [
    "the order is there, its payment not, on the way back from PayPal",
    {
      method: "paypal",
      at: timeoutFault("retrieve", "timeout_before", 1),
      during: "coming back",
      alone: true,
    },
  ],
  [
    "the order is there, its money not taken",
    {
      method: "card",
      at: timeoutFault("capture", "timeout_before"),
      during: "pressing",
      alone: true,
      later: true,
    },
  ],
  [
    "the money is taken, the answer lost",
    {
      method: "card",
      at: timeoutFault("capture", "timeout_after"),
      during: "pressing",
      alone: true,
      later: true,
    },
  ],
  [
    "the webhook of a shopper who never comes back",
    { method: "paypal", at: timeoutFault("retrieve", "timeout_before"), during: "the webhook", alone: true },
  ],
];

/**
 * Groups with one kill and one start each; at most four of a group create an order at the same time, which is
 * commerce's concurrency limit.
 */
export const killGroups: readonly KillGroup[] = [
  { name: "while an order is written", points: duringTheOrder },
  { name: "before there is an order", points: beforeTheOrder },
  { name: "when there is an order", points: afterTheOrder },
];
