import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http";
import type { CartChange, FirstAddition } from "@su-turrone/contract/cart-requests";
import { queueMessage, waitingSinceHeader, type QueueAnswer } from "@su-turrone/contract/change-queue";
import { Admission } from "../../platform/admission";
import { env } from "../../platform/env";
import { responseEnded } from "./while-held";

/** Changes that wait at most: at a third of a second each, the last of them begins within a minute. */
const maxWaiting = 150;

/** How long (ms) a change waits before the shopper is told its place, and how long each time the storefront returns. */
const firstWaitMs = 2_000;
const laterWaitMs = 10_000;

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

/** Runs the change when it is its turn: checkout steps first, then first come, first served. */
async function admitChange(
  req: MedusaRequest<CartChange | FirstAddition>,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const known = waitingSince(req);
  const since = known ?? Date.now();
  const isCheckout = "type" in req.validatedBody && req.validatedBody.type === "set_information";
  const client = new AbortController();
  res.once("close", () => client.abort());
  // "close" was emitted before anybody listened: waiting for it would keep the turn for good
  if (res.destroyed) client.abort();
  const admitted = await changes.run(
    {
      rank: isCheckout ? since - checkoutLeadMs : since,
      since,
      isReturning: known !== null,
      maxWaitMs: known === null ? firstWaitMs : laterWaitMs,
      givenUp: client.signal,
    },
    async () => {
      next();
      await responseEnded(res);
    },
  );
  if (admitted.outcome === "queued") refuse(res, { place: admitted.place, since });
  if (admitted.outcome === "crowded") refuse(res, "crowded");
}

/**
 * Registered after the locks of the carts, so that a change waiting for its cart does not take the turn of others.
 * Orders have their own queue (order-concurrency.ts); payments, reads, webhooks and the admin never wait here.
 */
export const admittedChanges: MiddlewareRoute[] = ["/store/carts/:id/changes", "/store/filled-carts"].map(
  (matcher) => ({ matcher, methods: ["POST"], middlewares: [admitChange] }),
);
