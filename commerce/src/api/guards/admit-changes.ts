import type { MedusaRequest, MedusaResponse, MedusaStoreRequest } from "@medusajs/framework/http";
import type { CartChange, FirstAddition } from "@su-turrone/contract/cart-requests";
import { queueMessage, waitingSinceHeader, type QueueAnswer } from "@su-turrone/contract/change-queue";
import { Admission } from "../../platform/admission";
import { env } from "../../platform/env";
import { withinTime } from "../../platform/time-limit";
import type { Handler } from "../../platform/with-body";

/** Changes that may be ahead of a new one: at a third of a second each, it begins within a minute. */
const maxWaiting = 150;

/** How long (ms) a change waits before the shopper is told its place, and how long each time the storefront returns. */
const firstWaitMs = 2_000;
const laterWaitMs = 10_000;

/** A change that hangs leaves its turn to the next one after this long (ms). */
const maxTurnMs = 60_000;

/** How far (ms) a checkout step is put forward: before every other change. */
const checkoutLeadMs = 24 * 60 * 60 * 1000;

const changes = new Admission(env().CART_CHANGES_AT_ONCE, maxWaiting);

function refuse(res: MedusaResponse, answer: QueueAnswer): void {
  res
    .status(503)
    .set("Retry-After", answer === "crowded" ? "10" : "0")
    .json({ type: "unavailable", message: queueMessage(answer) });
}

/** Since when a change waits; null at its first request. A time in the future would be no place behind the others. */
function waitingSince(req: Pick<MedusaRequest, "get">): number | null {
  const since = Number(req.get(waitingSinceHeader));
  return since > 0 ? Math.min(since, Date.now()) : null;
}

/**
 * Runs a change when it is its turn: checkout steps first, then first come, first served. The lock of the cart was taken
 * before, so that a change waiting for its cart does not take the turn of others. Orders have their own queue
 * (finish-order.ts); payments, reads, webhooks and the admin never wait here.
 */
export const inTurn =
  <Body extends CartChange | FirstAddition>(
    change: Handler<MedusaStoreRequest<Body>>,
  ): Handler<MedusaStoreRequest<Body>> =>
  async (req, res) => {
    const known = waitingSince(req);
    const since = known ?? Date.now();
    const isCheckout = "type" in req.validatedBody && req.validatedBody.type === "set_information";
    const client = new AbortController();
    res.once("close", () => client.abort());
    // "close" was emitted before anybody listened: the change would be made for nobody
    if (res.destroyed) client.abort();
    const admitted = await changes.run(
      {
        rank: isCheckout ? since - checkoutLeadMs : since,
        since,
        isReturning: known !== null,
        maxWaitMs: known === null ? firstWaitMs : laterWaitMs,
        givenUp: client.signal,
      },
      async () => void (await withinTime(change(req, res), maxTurnMs)),
    );
    if (admitted.outcome === "queued") refuse(res, { place: admitted.place, since });
    if (admitted.outcome === "crowded") refuse(res, "crowded");
    // nobody reads it, but the lock of the cart is held until then (run-under-lock.ts)
    if (admitted.outcome === "given_up") res.end();
  };
