import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import { maxPacks, type StockAnswer } from "../../src/features/stock/stock-types";
import { sql } from "../http/database";
import { owner, setting } from "../http/shop";
import { expectBooksInOrder } from "./books";
import { retryUntilAccepted, packOf, steps, type Shopper } from "./shopper";

/** The servers of a cluster, named as in docker-compose.yml. */
export const clusterServers = ["commerce-1", "commerce-2", "worker", "storefront-1", "storefront-2"] as const;

type Target = "commerce" | "storefront" | "sandbox" | "database" | "redis" | (typeof clusterServers)[number];
type Verb = "stop" | "kill" | "start" | "restart" | "suspend" | "resume";

/**
 * Stops, kills, suspends or starts a part of the shop (scripts/lib/testing/control.mjs); resolves when done.
 * @param settings settings of a server that differ for this start, or `clock_ahead_minutes`
 */
export async function control(
  verb: Verb,
  target: Target,
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  const query = new URLSearchParams(settings).toString();
  const answer = await fetch(new URL(`/${verb}/${target}?${query}`, setting("CONTROL_URL")), {
    method: "POST",
  });
  if (!answer.ok) throw new Error(`${verb} ${target}: ${await answer.text()}`);
}

/** Kills a part of the shop like a crash, and starts it again. */
export const killAndStart = (target: Target) => async (): Promise<void> => {
  await control("kill", target);
  await control("start", target);
};

/** Suspends a part of the shop. @param ms for how long */
export const hangFor = (target: Target, ms: number) => async (): Promise<void> => {
  await control("suspend", target);
  try {
    await pause(ms);
  } finally {
    await control("resume", target);
  }
};

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

/**
 * Completes a purchase with a fault during one step: the fault starts together with the step, which is retried until it
 * succeeds.
 * @param at index of the step
 * @param fault breaks something and repairs it
 */
export async function buyWithFault(shopper: Shopper, at: number, fault: () => Promise<void>): Promise<void> {
  for (const [index, [, step]] of steps.entries()) {
    if (index !== at) {
      await retryUntilAccepted(shopper, step);
      continue;
    }
    // the response to this request may be anything; that to the retry has to be correct
    const request = step(shopper);
    await fault();
    await request;
    await retryUntilAccepted(shopper, step);
  }
}
