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
/** Longer than the test shop's timeout (scripts/lib/testing/test-shops.mjs). */
const hangMs = 6_000;
const faultAt = (match: string, kind: string, ms = hangMs): Fault => ({ match, kind, ms });

type More = Omit<FaultCase, "method" | "expected">;
const paid = (name: string, method: Method, more: More = {}): [string, FaultCase] => [
  name,
  { method, ...more, expected: "paid" },
];
const challenged = (name: string, answer: ShopperReaction): [string, FaultCase] =>
  paid(`card, 3-D Secure challenge${name}`, "card", { card: cardWithChallenge, answer });
const declined = (name: string, method: Method, more: More): [string, FaultCase] => [
  name,
  { method, ...more, expected: "declined" },
];
/** The first webhook reports that confirmation is required, the second that the shopper has confirmed. */
const confirmedWebhook = (kind: string) => [
  faultAt("webhook:payment_intent.amount_capturable_updated", kind, 800),
];

/** All combinations of payment method, fault and moment. */
export const faultCases: [string, FaultCase][] = [
  paid("card", "card"),
  paid("bank transfer", "bank"),
  paid("PayPal", "paypal", { answer: "approve and return" }),
  challenged("", "approve and return"),
  // Stripe is slow, does not respond, fails, or its response is cut off
  ...(["delay", "timeout_before", "timeout_after", "cut_off", "error_500"] as const).flatMap((kind) => [
    ...["confirm", "retrieve", "capture"].map((match) =>
      paid(`card, ${match}: ${kind}`, "card", { faults: [faultAt(match, kind)] }),
    ),
    paid(`PayPal, confirm: ${kind}`, "paypal", {
      faults: [faultAt("confirm", kind)],
      answer: "approve and return",
    }),
    paid(`PayPal, capture: ${kind}`, "paypal", { faults: [faultAt("capture", kind)], answer: "approve" }),
  ]),
  paid("card, every call times out once", "card", {
    faults: ["confirm", "retrieve", "capture"].map((match) => faultAt(match, "timeout_after")),
  }),
  // the webhook is late, duplicated, out of order, missing or forged
  ...(["late", "twice", "reorder", "never", "wrong_signature"] as const).flatMap((kind) => [
    paid(`card, webhook ${kind}`, "card", { faults: [faultAt("webhook", kind, 800)] }),
    paid(`PayPal and return, webhook ${kind}`, "paypal", {
      faults: confirmedWebhook(kind),
      answer: "approve and return",
    }),
  ]),
  // the browser does not return: the webhook creates the order
  paid("PayPal, no return", "paypal", { answer: "approve" }),
  challenged(", no return", "approve"),
  ...(["late", "twice"] as const).map((kind) =>
    paid(`PayPal, no return, webhook ${kind}`, "paypal", {
      faults: confirmedWebhook(kind),
      answer: "approve",
    }),
  ),
  // concurrent submissions
  paid("card, submitted twice", "card", { twice: true }),
  challenged(", return in two tabs", "return twice"),
  paid("bank transfer, submitted twice", "bank", { twice: true }),
  paid("PayPal, return in two tabs", "paypal", { answer: "return twice" }),
  paid("card, submitted twice while Stripe is slow", "card", {
    twice: true,
    faults: [faultAt("confirm", "delay", 1_500)],
  }),
  // no payment
  declined("PayPal refused", "paypal", { answer: "refuse" }),
  declined("card, 3-D Secure challenge failed", "card", { card: cardWithChallenge, answer: "refuse" }),
  ...(
    [
      ["pm_card_visa_chargeDeclined", "generic_decline"],
      ["pm_card_visa_chargeDeclinedInsufficientFunds", "insufficient_funds"],
      ["pm_card_chargeDeclinedExpiredCard", "expired_card"],
      ["pm_card_chargeDeclinedIncorrectCvc", "incorrect_cvc"],
      ["pm_card_chargeDeclinedProcessingError", "processing_error"],
    ] as const
  ).map(([card, decline]) => declined(`card declined: ${decline}`, "card", { card, decline })),
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
