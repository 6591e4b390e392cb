import { expect, vi } from "vitest";
import { heldUpAt, untilHeld, withDatabase } from "./database";
import type { KillPoint } from "./kill-points";
import {
  answerAt,
  cartOf,
  choose,
  comeBack,
  holdingFaults,
  noWebhook,
  orderFaults,
  press,
  type Fault,
  type StockedProduct,
} from "./payment-tools";

/** A shopper at the step before a point. */
export interface LedShopper {
  point: KillPoint;
  email: string;
  cartId: string;
  product: StockedProduct;
  /** The stock when the shopper came. */
  before: { stocked: number; reserved: number };
  /** Payments opened at Stripe for the cart, as far as its shopper was told of them. */
  intents: string[];
  /** Goes to the point. */
  step: () => Promise<unknown>;
}

/** A fault for the calls about one payment; for the next call where none is known yet. */
const aimed = (fault: Fault, [of]: readonly string[]): Fault => (of ? { ...fault, of } : fault);

/** Leads a shopper of a product with a stock of its own to the step before a point. */
export async function leadTo(
  point: KillPoint,
  product: StockedProduct,
  before: LedShopper["before"],
): Promise<LedShopper> {
  const { method, during } = point;
  const email = `kill-${product.id.toLowerCase()}@example.com`;
  const cart = await cartOf(product, email);
  const led = { point, email, cartId: cart.id, product, before };
  if (during === "choosing") return { ...led, intents: [], step: () => choose(cart, method) };
  const intent = await choose(cart, method);
  const intents = intent === null ? [] : [intent];
  if (during === "pressing") return { ...led, intents, step: () => press(cart.id) };
  const { url = "" } = await press(cart.id);
  if (during === "the webhook") return { ...led, intents, step: () => answerAt(url, "approve") };
  await orderFaults([aimed(noWebhook, intents)]);
  await answerAt(url, "approve");
  return { ...led, intents, step: () => comeBack(cart.id) };
}

/** At which of the things that hold shoppers up: a table, or Stripe. */
const placeOf = ({ point: { at } }: LedShopper): string => (typeof at === "string" ? at : "Stripe");

/**
 * Sends shoppers to their points, one after the other, and does something when all of them are there at the same moment.
 * @param gone those who are at their points
 */
export async function sendToPoints(
  [next, ...others]: readonly LedShopper[],
  then: () => Promise<void>,
  gone: readonly LedShopper[] = [],
): Promise<void> {
  if (!next) return then();
  const { at, during } = next.point;
  const go = (): void => void next.step().catch(() => undefined);
  const onward = () => sendToPoints(others, then, [...gone, next]);
  const there = gone.filter((one) => placeOf(one) === placeOf(next)).length + 1;
  if (typeof at !== "string") {
    const faults = during === "pressing" ? [noWebhook, at] : [at];
    await orderFaults(faults.map((fault) => aimed(fault, next.intents)));
    go();
    const areThere = async () => expect(await holdingFaults()).toHaveLength(there);
    await vi.waitFor(areThere, { timeout: 30_000, interval: 50 });
    return onward();
  }
  if (there === 1) return heldUpAt(at, go, onward);
  // the table is locked already
  go();
  await withDatabase((database) => untilHeld(database, at, there));
  return onward();
}
