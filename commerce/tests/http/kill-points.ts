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

/** Long enough for the kill to find commerce waiting for this very call. */
const ms = 20_000;
const silent = (match: string, kind: "timeout_before" | "timeout_after", skip = 0): Fault => ({
  match,
  kind,
  ms,
  skip,
});

/**
 * The points before a cart becomes an order, each with the kill of commerce at it. A look-up at Stripe stands before the
 * confirmation, one after it, and one inside Medusa's completion, when the order is there and its payment not. Webhooks are
 * switched off, so that nobody else asks Stripe meanwhile, but where one of them is the point.
 */
export const beforeTheOrder: readonly (readonly [string, KillPoint])[] = [
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

/** The points at which some of the order has been written and some has not. */
export const whileOrdering: readonly (readonly [string, KillPoint])[] = [
  [
    "the order is there, not yet linked with its cart",
    { method: "card", at: "order_cart", during: "pressing", alone: true },
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
    "the order is there, its payment not",
    { method: "card", at: silent("retrieve", "timeout_before", 2), during: "pressing", alone: true },
  ],
  [
    "the order is there, its payment confirmed and not written down",
    { method: "card", at: "payment", during: "pressing", alone: true },
  ],
  [
    "the order is there, its payment not, on the way back from PayPal",
    { method: "paypal", at: silent("retrieve", "timeout_before", 1), during: "coming back", alone: true },
  ],
];

/** The points after it: the money is to be taken, or only a webhook tells of it. */
export const afterTheOrder: readonly (readonly [string, KillPoint])[] = [
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
