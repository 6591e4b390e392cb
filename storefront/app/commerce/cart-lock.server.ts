import AsyncLock from "async-lock";
import { CommerceError } from "./client.server";

/**
 * Commerce locks a cart during a change and refuses the next one after eight seconds, so changes of the same cart wait
 * for each other in this storefront, as long as one may wait in commerce's queue.
 */
const lock = new AsyncLock({ timeout: 60_000, maxPending: 50 });

/**
 * Runs work on a cart after all earlier work on it has finished.
 * @throws CommerceError if too much is queued; the work has then not been started
 */
export async function withCartLock<T>(cartId: string, task: () => Promise<T>): Promise<T> {
  const progress = { started: false };
  try {
    return await lock.acquire(cartId, () => {
      progress.started = true;
      return task();
    });
  } catch (error) {
    if (progress.started) throw error;
    throw new CommerceError("failed", `cart ${cartId}: ${error instanceof Error ? error.message : "busy"}`);
  }
}

/** Maximum time (ms) a page waits for pending changes of its cart. */
const maxWaitMs = 5_000;

/** Waits for pending changes of a cart, so that a page opened meanwhile shows their result. */
export async function waitForCartChanges(cartId: string): Promise<void> {
  if (!lock.isBusy(cartId)) return;
  // give up after the timeout and render the page with the current cart
  await lock.acquire(cartId, () => undefined, { timeout: maxWaitMs }).catch(() => undefined);
}
