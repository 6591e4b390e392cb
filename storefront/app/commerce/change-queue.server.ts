import { waitingSinceHeader, type QueueAnswer } from "@su-turrone/contract/change-queue";
import { queueTicketHeader } from "./queue-ticket";
import type { ShopContext } from "~/platform/shop.server";
import { sinceOfTicket } from "~/platform/signing.server";
import { call, CommerceError } from "./client.server";

/** The place of a change that waits in commerce's queue. */
export type QueuePlace = Exclude<QueueAnswer, "crowded">;

/**
 * Timeouts in ms: commerce lets a change wait for two seconds at first and for ten later. A change itself takes a few
 * seconds while commerce works on several; one that has waited shows that commerce responds, so it may take longer.
 */
const timeoutMs = { first: 8_000, later: 20_000 };

/** After this time (ms) a form without scripts no longer asks again: with the last call it is a minute, like proxies. */
const maxPatienceMs = 40_000;

/** The ticket a script has sent, or `noTicket`; null for a form without scripts. */
const ticketOf = ({ request }: ShopContext): string | null => request.headers.get(queueTicketHeader);

/** Since when this change waits in commerce's queue; null if it does not wait yet. */
export const waitingSince = (shop: ShopContext): number | null => sinceOfTicket(ticketOf(shop) ?? "");

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
  let since = waitingSince(shop);
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
      if (queue === null || queue === "crowded" || asksAgain || shop.request.signal.aborted) throw error;
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
