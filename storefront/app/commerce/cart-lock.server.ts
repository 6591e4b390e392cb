import AsyncLock from "async-lock";
import { CommerceError } from "./client.server";

/**
 * Commerce locks a cart for the time of a change and refuses the next after two seconds; changes of one cart
 * from one storefront therefore wait for each other here.
 */
const lock = new AsyncLock({ timeout: 20_000, maxPending: 50 });

/**
 * Runs work on a cart when all earlier work on it is done.
 * @throws CommerceError when so much is waiting that its turn does not come; nothing has been done then
 */
export async function withCartLock<T>(cartId: string, work: () => Promise<T>): Promise<T> {
  const turn = { begun: false };
  try {
    return await lock.acquire(cartId, () => {
      turn.begun = true;
      return work();
    });
  } catch (error) {
    if (turn.begun) throw error;
    throw new CommerceError("failed", `cart ${cartId}: ${error instanceof Error ? error.message : "busy"}`);
  }
}

/** A page waits this long (ms) for changes of its cart that are under way. */
const settlingMs = 5_000;

/** Waits for the changes of a cart that are under way, so that a page opened meanwhile shows what they come to. */
export async function waitForCartChanges(cartId: string): Promise<void> {
  if (!lock.isBusy(cartId)) return;
  // what takes longer than a page may wait is not waited for
  await lock.acquire(cartId, () => undefined, { timeout: settlingMs }).catch(() => undefined);
}
