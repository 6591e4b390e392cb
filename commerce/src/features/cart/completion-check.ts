import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import { isDelivered } from "@su-turrone/contract/countries";
import { toCents } from "@su-turrone/contract/money";
import { currentLines, isPaused } from "./current-lines";
import type { CartRecord } from "./read-cart";

/** A cart at the time of its completion. Amounts are integer cents. */
export interface CompletionFacts {
  totalCents: number;
  /** Amounts of its payment sessions. */
  sessionCents: readonly number[];
  address: { country: string; postalCode: string; city: string } | null;
  /** Whether some of its goods are currently not shipped to its country. */
  paused: boolean;
  lines: readonly {
    /** Price per pack in the cart, and the current price; null when the variant has none any more. */
    cents: number;
    todayCents: number | null;
    /** Published, in this sales channel, and not deleted. */
    onSale: boolean;
  }[];
}

/** Why a cart must not be completed as it is. */
export type CompletionProblem = "wrong_payment" | "not_delivered" | "paused" | "not_on_sale" | "other_price";

/** Messages for the log and for direct clients of Medusa's API. */
export const problemSentences: Readonly<Record<CompletionProblem, string>> = {
  wrong_payment: "The payment is not over the cart's total",
  not_delivered: "The shop does not deliver to this address",
  paused: "Goods of the cart do not travel to this country because of the heat",
  not_on_sale: "A product of the cart is no longer on sale",
  other_price: "The price of a product in the cart has changed",
};

/** The first problem, or null. Stock is left to Medusa, which reserves it in the same step. Pure. */
export function completionProblem(facts: CompletionFacts): CompletionProblem | null {
  const { totalCents, sessionCents, address, paused, lines } = facts;
  if (!address || !isDelivered(address.country, address.postalCode, address.city)) return "not_delivered";
  if (paused) return "paused";
  if (lines.some(({ onSale }) => !onSale)) return "not_on_sale";
  if (lines.some(({ cents, todayCents }) => cents !== todayCents)) return "other_price";
  return sessionCents.some((cents) => cents !== totalCents) ? "wrong_payment" : null;
}

/** @throws MedusaError whose code is a CompletionProblem if the cart must not become an order as it is */
export async function checkCompletion(container: MedusaContainer, cart: CartRecord): Promise<void> {
  const lines = await currentLines(container, cart);
  const address = cart.shipping_address;
  const problem = completionProblem({
    totalCents: toCents(cart.total),
    sessionCents: cart.payment_sessions.map(({ amount }) => toCents(amount)),
    address: address && {
      country: address.country_code ?? "",
      postalCode: address.postal_code ?? "",
      city: address.city ?? "",
    },
    paused: isPaused(cart, new Date()),
    lines: lines.map(({ item, cents, onSale }) => ({
      cents: toCents(item.unit_price),
      todayCents: cents,
      onSale,
    })),
  });
  if (problem) throw new MedusaError(MedusaError.Types.NOT_ALLOWED, problemSentences[problem], problem);
}
