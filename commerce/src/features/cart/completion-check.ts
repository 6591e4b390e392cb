import { isDelivered } from "@su-turrone/contract/countries";

/** A cart as it is when it shall become an order. Amounts are integer cents. */
export interface CompletionFacts {
  totalCents: number;
  /** What its payment sessions are over. */
  sessionCents: readonly number[];
  address: { country: string; postalCode: string; city: string } | null;
  /** Goods of it do not travel to its country just now. */
  paused: boolean;
  lines: readonly {
    /** Price of one pack in the cart, and if it were put in now; null when it has none any more. */
    cents: number;
    todayCents: number | null;
    /** Published, in this shop, and not deleted. */
    onSale: boolean;
  }[];
}

/** Why a cart must not become an order as it is. */
export type CompletionProblem = "wrong_payment" | "not_delivered" | "paused" | "not_on_sale" | "other_price";

/** Sentences for the log and for whoever asks Medusa directly. */
export const problemSentences: Readonly<Record<CompletionProblem, string>> = {
  wrong_payment: "The payment is not over the cart's total",
  not_delivered: "The shop does not deliver to this address",
  paused: "Goods of the cart do not travel to this country because of the heat",
  not_on_sale: "A product of the cart is no longer on sale",
  other_price: "The price of a product in the cart has changed",
};

/** The first reason, or null. Stock is left to Medusa, which reserves it in the same breath. Pure. */
export function completionProblem(facts: CompletionFacts): CompletionProblem | null {
  const { totalCents, sessionCents, address, paused, lines } = facts;
  if (!address || !isDelivered(address.country, address.postalCode, address.city)) return "not_delivered";
  if (paused) return "paused";
  if (lines.some(({ onSale }) => !onSale)) return "not_on_sale";
  if (lines.some(({ cents, todayCents }) => cents !== todayCents)) return "other_price";
  return sessionCents.some((cents) => cents !== totalCents) ? "wrong_payment" : null;
}
