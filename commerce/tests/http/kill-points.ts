import type { HeldTable } from "./database";
import type { Fault, Method } from "./payment-tools";

/** A moment at which commerce is killed. */
export interface KillPoint {
  method: Method;
  /** The call to Stripe commerce waits for, or the table it is about to write to. */
  at: Fault | HeldTable;
  /** What is under way when the process dies. */
  during: "choosing" | "pressing" | "coming back" | "the webhook";
  /** Without the shopper: the start alone has to end it. */
  alone?: boolean;
  /** Ended only once no living process can be at it any more. */
  later?: boolean;
}

/** Long enough for the kill to find commerce waiting for this very call, and for those of others. */
const ms = 60_000;
const silent = (match: string, kind: "timeout_before" | "timeout_after", skip = 0): Fault => ({
  match,
  kind,
  ms,
  skip,
});

/** Points at which one kill finds a shopper each. */
export interface KillGroup {
  name: string;
  points: readonly (readonly [string, KillPoint])[];
}

/**
 * The points at which some of the order has been written. Those later in the making of an order stand first: who has come so far is
 * not held up any more where the next one is.
 */
const writing: KillGroup["points"] = [
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
 * The points before a cart becomes an order. A look-up at Stripe stands before the confirmation, one after it, and one inside
 * Medusa's completion, when the order is there and its payment not. Webhooks are switched off, so that nobody else asks Stripe
 * meanwhile, but where one of them is the point.
 */
export const beforeTheOrder: KillGroup["points"] = [
  [
    "the payment is opened, Stripe has not acted",
    { method: "card", at: silent("create", "timeout_before"), during: "choosing" },
  ],
  [
    "the payment is opened at Stripe",
    { method: "card", at: silent("create", "timeout_after"), during: "choosing" },
  ],
  [
    "before the confirmation",
    { method: "card", at: silent("retrieve", "timeout_before"), during: "pressing" },
  ],
  [
    "the confirmation is under way",
    { method: "card", at: silent("confirm", "timeout_before"), during: "pressing" },
  ],
  [
    "the money is reserved, the answer lost",
    { method: "card", at: silent("confirm", "timeout_after"), during: "pressing", alone: true },
  ],
  [
    "the money is reserved, the cart not yet completed",
    { method: "card", at: silent("retrieve", "timeout_before", 1), during: "pressing", alone: true },
  ],
];

/** The points after it: its payment is not written down, its money is to be taken, or only a webhook tells of it. */
const afterTheOrder: KillGroup["points"] = [
  [
    "the order is there, its payment not",
    { method: "card", at: silent("retrieve", "timeout_before", 2), during: "pressing", alone: true },
  ],
  [
    "the order is there, its payment not, on the way back from PayPal",
    { method: "paypal", at: silent("retrieve", "timeout_before", 1), during: "coming back", alone: true },
  ],
  [
    "the order is there, its money not taken",
    {
      method: "card",
      at: silent("capture", "timeout_before"),
      during: "pressing",
      alone: true,
      later: true,
    },
  ],
  [
    "the money is taken, the answer lost",
    {
      method: "card",
      at: silent("capture", "timeout_after"),
      during: "pressing",
      alone: true,
      later: true,
    },
  ],
  [
    "the webhook of a shopper who never comes back",
    { method: "paypal", at: silent("retrieve", "timeout_before"), during: "the webhook", alone: true },
  ],
];

/** One kill and one start each; no more than four of a group make an order at the same moment, which is what commerce does at a time. */
export const killGroups: readonly KillGroup[] = [
  { name: "while an order is written", points: writing },
  { name: "before there is an order", points: beforeTheOrder },
  { name: "when there is an order", points: afterTheOrder },
];
