import { expect } from "vitest";
import { maxPacks, type StockAnswer } from "../../src/features/stock/stock-types";
import { sql } from "../http/database";
import { owner } from "../http/shop";
import { expectBooksInOrder } from "./books";
import { isSuccess, retryUntilAccepted, packOf, Shopper, steps } from "./shopper";

/** Fetches the data needed before anything is broken, and stocks more packs than all tests buy. */
export async function prepareShopper(): Promise<void> {
  const { id: variantId } = await packOf();
  const admin = await owner();
  const { stock } = await admin.client.fetch<StockAnswer>("/admin/stock", { query: { limit: 100 } });
  const expected = stock.find(({ variant_id: id }) => id === variantId)?.available;
  const body = { available: maxPacks, expected };
  await admin.client.fetch(`/admin/stock/${variantId}`, { method: "POST", body });
}

/** Orders of a shopper in the database. */
export const ordersOf = (email: string) =>
  sql('select id from "order" where email = $1 and canceled_at is null and deleted_at is null', [email]);

/** Asserts that a shopper has exactly one order and that the books are consistent. */
export async function expectOneOrderOf({ email }: Shopper): Promise<void> {
  expect(await ordersOf(email)).toHaveLength(1);
  await expectBooksInOrder();
}

/** Completes a purchase, retrying each step. */
export async function buy(shopper = new Shopper()): Promise<Shopper> {
  for (const [, step] of steps) await retryUntilAccepted(shopper, step);
  return shopper;
}

/** Names and indices of the steps of a purchase. */
export const eachStep = steps.map(([name], index) => [name, index] as const);

/**
 * Completes a purchase with a fault during one step: the fault starts together with the step, which is retried until it
 * succeeds. Asserts that it becomes one order.
 * @param at index of the step
 * @param fault breaks something and repairs it
 */
export async function expectOneOrderDespite(
  fault: () => Promise<void>,
  at: number,
  shopper = new Shopper(),
): Promise<void> {
  for (const [index, [, step]] of steps.entries()) {
    if (index !== at) {
      await retryUntilAccepted(shopper, step);
      continue;
    }
    // the response to this request may be anything; that to the retry has to be correct
    const request = step(shopper);
    await fault();
    const isAccepted = isSuccess(await request);
    // who adds a pack again seconds after it was added wants two
    if (index > 0 || !isAccepted) await retryUntilAccepted(shopper, step);
  }
  await expectOneOrderOf(shopper);
}
