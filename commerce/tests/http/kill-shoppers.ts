import { expect, vi } from "vitest";
import type { TestProduct } from "../../../testing/products";
import { killBlockedAt, waitForBlocked, withDatabase } from "./database";
import type { KillPoint } from "./kill-points";
import {
  answerConfirmationPage,
  cartOf,
  choosePaymentMethod,
  returnToShop,
  hangingFaults,
  noWebhook,
  configureFaults,
  press,
  type Fault,
} from "./payment-tools";

/** A shopper at the step before a point. */
export interface KillShopper {
  point: KillPoint;
  email: string;
  cartId: string;
  product: TestProduct;
  /** The stock when the shopper started. */
  before: { stocked: number; reserved: number };
  /** Payments opened at Stripe for the cart, as far as the shopper knows them. */
  intents: string[];
  /** Performs the step that leads to the point. */
  step: () => Promise<unknown>;
}

/** Restricts a fault to the calls for one payment; if none is known yet, it applies to the next call. */
const limitToIntent = (fault: Fault, [of]: readonly string[]): Fault => (of ? { ...fault, of } : fault);

/** Leads a shopper, with a separately stocked product, to the step before a point. */
export async function prepareKillShopper(
  point: KillPoint,
  product: TestProduct,
  before: KillShopper["before"],
): Promise<KillShopper> {
  const { method, during } = point;
  const email = `kill-${product.id.toLowerCase()}@example.com`;
  const cart = await cartOf(product, email);
  const prepared = { point, email, cartId: cart.id, product, before };
  if (during === "choosing")
    return { ...prepared, intents: [], step: () => choosePaymentMethod(cart, method) };
  const intent = await choosePaymentMethod(cart, method);
  const intents = intent === null ? [] : [intent];
  if (during === "pressing") return { ...prepared, intents, step: () => press(cart.id) };
  const { url = "" } = await press(cart.id);
  if (during === "the webhook")
    return { ...prepared, intents, step: () => answerConfirmationPage(url, "approve") };
  await configureFaults([limitToIntent(noWebhook, intents)]);
  await answerConfirmationPage(url, "approve");
  return { ...prepared, intents, step: () => returnToShop(cart.id) };
}

/** What blocks a shopper: a table, or Stripe. */
const blockerOf = ({ point: { at } }: KillShopper): string => (typeof at === "string" ? at : "Stripe");

/**
 * Leads shoppers to their points one after the other, and runs the action when all of them are there at the same time.
 * @param blocked shoppers already at their points
 */
export async function blockAtPoints(
  [next, ...others]: readonly KillShopper[],
  then: () => Promise<void>,
  blocked: readonly KillShopper[] = [],
): Promise<void> {
  if (!next) return then();
  const { at, during } = next.point;
  const startStep = (): void => void next.step().catch(() => undefined);
  const blockOthers = () => blockAtPoints(others, then, [...blocked, next]);
  const expectedCount = blocked.filter((one) => blockerOf(one) === blockerOf(next)).length + 1;
  if (typeof at !== "string") {
    const faults = during === "pressing" ? [noWebhook, at] : [at];
    await configureFaults(faults.map((fault) => limitToIntent(fault, next.intents)));
    startStep();
    const expectBlocked = async () => expect(await hangingFaults()).toHaveLength(expectedCount);
    await vi.waitFor(expectBlocked, { timeout: 30_000, interval: 50 });
    return blockOthers();
  }
  if (expectedCount === 1) return killBlockedAt(at, startStep, blockOthers);
  // the table is already locked
  startStep();
  await withDatabase((database) => waitForBlocked(database, at, expectedCount));
  return blockOthers();
}
