import { queueTicketHeader, waitingSinceHeader } from "@su-turrone/contract/change-queue";
import AsyncLock from "async-lock";
import type { ShopContext } from "~/platform/shop.server";
import { queueTicket, sinceOfTicket } from "~/platform/signing.server";
import { call, CommerceError } from "./client.server";

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

/**
 * Timeouts in ms: commerce lets a change wait for two seconds at first and for ten later. A change itself takes a few
 * seconds while commerce works on several; one that has waited shows that commerce responds, so it may take longer.
 */
const timeoutMs = { first: 8_000, later: 20_000 };

/** After this time (ms) a form without scripts no longer asks again: with the last call it is a minute, like proxies. */
const maxPatienceMs = 40_000;

/** The ticket a script has sent, or `noTicket`; null for a form without scripts. */
const ticketOf = ({ request }: ShopContext): string | null => request.headers.get(queueTicketHeader);

/**
 * What tells a change from all others, so that its ticket serves no second one: commerce makes one with a key once, and
 * one without changes nothing when it is repeated.
 */
const nameOf = (path: string, change: object): string =>
  `${path} ${"key" in change && typeof change.key === "string" ? change.key : JSON.stringify(change)}`;

/** Since when this change waits in commerce's queue; null if it does not wait yet. */
export const waitingSince = (shop: ShopContext, path: string, change: object): number | null =>
  sinceOfTicket(ticketOf(shop) ?? "", nameOf(path, change));

/**
 * Calls a route of commerce that queues. A form waits here until its turn, and no longer than its shopper; a script is
 * told its place, shows it, and asks again by itself.
 * @throws CommerceError with `queue` if commerce has not begun the change
 */
export async function callInTurn<T extends object>(
  shop: ShopContext,
  path: string,
  body: object,
): Promise<T> {
  const asksAgain = ticketOf(shop) !== null;
  const deadline = Date.now() + maxPatienceMs;
  let since = waitingSince(shop, path, body);
  for (;;) {
    try {
      return await call<T>(shop, path, {
        method: "POST",
        body,
        headers: since === null ? {} : { [waitingSinceHeader]: String(since) },
        timeoutMs: since === null ? timeoutMs.first : timeoutMs.later,
      });
    } catch (error) {
      const queue = error instanceof CommerceError ? error.queue : null;
      if (queue === null || queue === "crowded" || shop.request.signal.aborted) throw error;
      if (asksAgain) {
        const ticket = queueTicket(queue.since, nameOf(path, body));
        throw new CommerceError("failed", `${path}: at place ${queue.place}`, 503, null, queue, ticket);
      }
      if (Date.now() > deadline)
        throw new CommerceError(
          "failed",
          `${path}: still waiting at place ${queue.place}`,
          503,
          null,
          "crowded",
        );
      since = queue.since;
    }
  }
}
