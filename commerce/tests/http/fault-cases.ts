import type { Fault, Method } from "./payment-tools";

/** The shopper's reaction to the confirmation page of the bank or PayPal. */
export type ShopperReaction = "approve and return" | "approve" | "refuse" | "return twice";

/** A checkout, the faults during it, and the expected result. */
export interface FaultCase {
  method: Method;
  card?: string;
  faults?: Fault[];
  answer?: ShopperReaction;
  /** Submits twice concurrently. */
  twice?: boolean;
  expected: "paid" | "declined";
  decline?: string;
}

const cardWithChallenge = "pm_card_threeDSecure2Required";
/** Longer than the test shop's timeout (scripts/lib/testing/test-shop.mjs). */
const hangMs = 6_000;
const faultAt = (match: string, kind: string): Fault => ({ match, kind, ms: hangMs });

/** All combinations of payment method, fault and moment. */
export const faultCases: [string, FaultCase][] = [
  ["card", { method: "card", expected: "paid" }],
  ["bank transfer", { method: "bank", expected: "paid" }],
  ["PayPal", { method: "paypal", answer: "approve and return", expected: "paid" }],
  [
    "card, 3-D Secure challenge",
    { method: "card", card: cardWithChallenge, answer: "approve and return", expected: "paid" },
  ],
  // Stripe is slow, does not respond, fails, or its response is cut off
  ...(["delay", "timeout_before", "timeout_after", "cut_off", "error_500"] as const).flatMap(
    (kind): [string, FaultCase][] => [
      [`card, confirm: ${kind}`, { method: "card", faults: [faultAt("confirm", kind)], expected: "paid" }],
      [`card, retrieve: ${kind}`, { method: "card", faults: [faultAt("retrieve", kind)], expected: "paid" }],
      [`card, capture: ${kind}`, { method: "card", faults: [faultAt("capture", kind)], expected: "paid" }],
      [
        `PayPal, confirm: ${kind}`,
        {
          method: "paypal",
          faults: [faultAt("confirm", kind)],
          answer: "approve and return",
          expected: "paid",
        },
      ],
      [
        `PayPal, capture: ${kind}`,
        { method: "paypal", faults: [faultAt("capture", kind)], answer: "approve", expected: "paid" },
      ],
    ],
  ),
  [
    "card, every call times out once",
    {
      method: "card",
      faults: ["confirm", "retrieve", "capture"].map((match) => faultAt(match, "timeout_after")),
      expected: "paid",
    },
  ],
  // the webhook is late, duplicated, out of order, missing or forged
  ...(["late", "twice", "reorder", "never", "wrong_signature"] as const).flatMap(
    (kind): [string, FaultCase][] => [
      [
        `card, webhook ${kind}`,
        { method: "card", faults: [{ match: "webhook", kind, ms: 800 }], expected: "paid" },
      ],
      [
        `PayPal and return, webhook ${kind}`,
        {
          method: "paypal",
          // the first webhook reports that confirmation is required, the second that the shopper has confirmed
          faults: [{ match: "webhook:payment_intent.amount_capturable_updated", kind, ms: 800 }],
          answer: "approve and return",
          expected: "paid",
        },
      ],
    ],
  ),
  // the browser does not return: the webhook creates the order
  ["PayPal, no return", { method: "paypal", answer: "approve", expected: "paid" }],
  [
    "card, 3-D Secure challenge, no return",
    { method: "card", card: cardWithChallenge, answer: "approve", expected: "paid" },
  ],
  ...(["late", "twice"] as const).map((kind): [string, FaultCase] => [
    `PayPal, no return, webhook ${kind}`,
    {
      method: "paypal",
      faults: [{ match: "webhook:payment_intent.amount_capturable_updated", kind, ms: 800 }],
      answer: "approve",
      expected: "paid",
    },
  ]),
  // concurrent submissions
  ["card, submitted twice", { method: "card", twice: true, expected: "paid" }],
  [
    "card, 3-D Secure challenge, return in two tabs",
    { method: "card", card: cardWithChallenge, answer: "return twice", expected: "paid" },
  ],
  ["bank transfer, submitted twice", { method: "bank", twice: true, expected: "paid" }],
  ["PayPal, return in two tabs", { method: "paypal", answer: "return twice", expected: "paid" }],
  [
    "card, submitted twice while Stripe is slow",
    {
      method: "card",
      twice: true,
      faults: [{ match: "confirm", kind: "delay", ms: 1_500 }],
      expected: "paid",
    },
  ],
  // no payment
  ["PayPal refused", { method: "paypal", answer: "refuse", expected: "declined" }],
  [
    "card, 3-D Secure challenge failed",
    { method: "card", card: cardWithChallenge, answer: "refuse", expected: "declined" },
  ],
  ...(
    [
      ["pm_card_visa_chargeDeclined", "generic_decline"],
      ["pm_card_visa_chargeDeclinedInsufficientFunds", "insufficient_funds"],
      ["pm_card_chargeDeclinedExpiredCard", "expired_card"],
      ["pm_card_chargeDeclinedIncorrectCvc", "incorrect_cvc"],
      ["pm_card_chargeDeclinedProcessingError", "processing_error"],
    ] as const
  ).map(([card, decline]): [string, FaultCase] => [
    `card declined: ${decline}`,
    { method: "card", card, expected: "declined", decline },
  ]),
];

/** Money without an order, an order without money, and money taken twice, by each method. */
export const everydayCases = [
  "card",
  "bank transfer",
  "PayPal",
  "card, 3-D Secure challenge",
  "card, confirm: timeout_after",
  "card, confirm: error_500",
  "card, capture: timeout_after",
  "PayPal, capture: timeout_after",
  "card, webhook never",
  "PayPal and return, webhook never",
  "PayPal, no return",
  "card, 3-D Secure challenge, no return",
  "bank transfer, submitted twice",
  "PayPal, return in two tabs",
  "card, submitted twice while Stripe is slow",
  "PayPal refused",
  "card, 3-D Secure challenge failed",
  "card declined: generic_decline",
];
