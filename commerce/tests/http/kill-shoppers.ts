import { expect, vi } from "vitest";
import { killBlockedAt, waitForBlocked, withDatabase } from "./database";
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
  /** The stock when the shopper started. */
  before: { stocked: number; reserved: number };
  /** Payments opened at Stripe for the cart, as far as the shopper knows them. */
  intents: string[];
  /** Performs the step that leads to the point. */
  step: () => Promise<unknown>;
}

/** Restricts a fault to the calls for one payment; if none is known yet, it applies to the next call. */
const aimed = (fault: Fault, [of]: readonly string[]): Fault => (of ? { ...fault, of } : fault);

/** Leads a shopper, with a separately stocked product, to the step before a point. */
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

/** What blocks a shopper: a table, or Stripe. */
const placeOf = ({ point: { at } }: LedShopper): string => (typeof at === "string" ? at : "Stripe");

/**
 * Leads shoppers to their points one after the other, and runs the action when all of them are there at the same time.
 * @param gone shoppers already at their points
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
  if (there === 1) return killBlockedAt(at, go, onward);
  // the table is already locked
  go();
  await withDatabase((database) => waitForBlocked(database, at, there));
  return onward();
}
