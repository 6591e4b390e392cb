import type { Fault, Method } from "./payment-tools";

/** The shopper's reaction to the confirmation page of the bank or PayPal. */
export type Answer = "approve and return" | "approve" | "refuse" | "return twice";

/** A checkout, the faults during it, and the expected result. */
export interface FaultCase {
  method: Method;
  card?: string;
  faults?: Fault[];
  answer?: Answer;
  /** Submits twice concurrently. */
  twice?: boolean;
  ends: "paid" | "declined";
  decline?: string;
}

const asks = "pm_card_threeDSecure2Required";
/** Longer than the test shop's timeout (scripts/lib/testing/test-shop.mjs). */
const hang = 6_000;
const at = (match: string, kind: string): Fault => ({ match, kind, ms: hang });

/** All combinations of payment method, fault and moment. */
export const faultCases: [string, FaultCase][] = [
  ["card", { method: "card", ends: "paid" }],
  ["bank transfer", { method: "bank", ends: "paid" }],
  ["PayPal", { method: "paypal", answer: "approve and return", ends: "paid" }],
  ["card, bank asks", { method: "card", card: asks, answer: "approve and return", ends: "paid" }],
  // Stripe is slow, does not respond, fails, or its response is cut off
  ...(["delay", "timeout_before", "timeout_after", "cut_off", "error_500"] as const).flatMap(
    (kind): [string, FaultCase][] => [
      [`card, confirm: ${kind}`, { method: "card", faults: [at("confirm", kind)], ends: "paid" }],
      [`card, look-up: ${kind}`, { method: "card", faults: [at("retrieve", kind)], ends: "paid" }],
      [`card, capture: ${kind}`, { method: "card", faults: [at("capture", kind)], ends: "paid" }],
      [
        `PayPal, confirm: ${kind}`,
        { method: "paypal", faults: [at("confirm", kind)], answer: "approve and return", ends: "paid" },
      ],
      [
        `PayPal, capture: ${kind}`,
        { method: "paypal", faults: [at("capture", kind)], answer: "approve", ends: "paid" },
      ],
    ],
  ),
  [
    "card, everything silent once",
    {
      method: "card",
      faults: ["confirm", "retrieve", "capture"].map((match) => at(match, "timeout_after")),
      ends: "paid",
    },
  ],
  // the webhook is late, duplicated, out of order, missing or forged
  ...(["late", "twice", "reorder", "never", "wrong_signature"] as const).flatMap(
    (kind): [string, FaultCase][] => [
      [
        `card, webhook ${kind}`,
        { method: "card", faults: [{ match: "webhook", kind, ms: 800 }], ends: "paid" },
      ],
      [
        `PayPal and back, webhook ${kind}`,
        {
          method: "paypal",
          // the first webhook reports that confirmation is required, the second that the shopper has confirmed
          faults: [{ match: "webhook:payment_intent.amount_capturable_updated", kind, ms: 800 }],
          answer: "approve and return",
          ends: "paid",
        },
      ],
    ],
  ),
  // the browser does not return: the webhook creates the order
  ["PayPal, never back", { method: "paypal", answer: "approve", ends: "paid" }],
  ["card, bank asks, never back", { method: "card", card: asks, answer: "approve", ends: "paid" }],
  ...(["late", "twice"] as const).map((kind): [string, FaultCase] => [
    `PayPal, never back, webhook ${kind}`,
    {
      method: "paypal",
      faults: [{ match: "webhook:payment_intent.amount_capturable_updated", kind, ms: 800 }],
      answer: "approve",
      ends: "paid",
    },
  ]),
  // concurrent submissions
  ["card, pressed twice", { method: "card", twice: true, ends: "paid" }],
  ["card, bank asks, back in two tabs", { method: "card", card: asks, answer: "return twice", ends: "paid" }],
  ["bank transfer, pressed twice", { method: "bank", twice: true, ends: "paid" }],
  ["PayPal, back in two tabs", { method: "paypal", answer: "return twice", ends: "paid" }],
  [
    "card, pressed twice while Stripe is slow",
    { method: "card", twice: true, faults: [{ match: "confirm", kind: "delay", ms: 1_500 }], ends: "paid" },
  ],
  // no payment
  ["PayPal given up", { method: "paypal", answer: "refuse", ends: "declined" }],
  ["card, bank refuses", { method: "card", card: asks, answer: "refuse", ends: "declined" }],
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
    { method: "card", card, ends: "declined", decline },
  ]),
];

/** Whether Stripe's API is slow, unresponsive or broken; webhook faults do not count. */
export const isStripeAtFault = ({ faults = [] }: FaultCase): boolean =>
  faults.some(({ match }) => !match.startsWith("webhook"));
