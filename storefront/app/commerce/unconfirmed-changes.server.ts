import { LRUCache } from "lru-cache";
import { broadcast, onBroadcast } from "~/platform/cluster-worker.server";
import { sharedRedis } from "~/platform/redis.server";

const ttlMs = 10 * 60_000;

/*
 * A repeated form may reach another storefront instance, so this data is also stored in Redis if it is configured;
 * while Redis is down each storefront only knows its own.
 */

async function storeShared(name: string, value: string): Promise<void> {
  await sharedRedis?.set(`storefront:${name}`, value, "PX", ttlMs).catch(() => undefined);
}

const readShared = async (name: string): Promise<string | null> =>
  (await sharedRedis?.get(`storefront:${name}`).catch(() => null)) ?? null;

/** Changes without a response, by cart and submission id; only commerce knows whether they were applied. */
const unconfirmedChanges = new LRUCache<string, true>({ max: 5_000, ttl: ttlMs });

const changeKey = (cartId: string, submissionId: string): string => `${cartId} ${submissionId}`;

/** Records, for all storefronts and their processes, that the outcome of a submission is unknown. */
export async function recordUnconfirmedChange(cartId: string, submissionId: string): Promise<void> {
  if (submissionId === "") return;
  unconfirmedChanges.set(changeKey(cartId, submissionId), true);
  await Promise.all([
    broadcast("unconfirmed", { cartId, submissionId }),
    storeShared(`unconfirmed:${changeKey(cartId, submissionId)}`, "yes"),
  ]);
}

onBroadcast("unconfirmed", ({ cartId, submissionId }) => {
  unconfirmedChanges.set(changeKey(cartId, submissionId), true);
});

/** Whether the submission was sent before without a response, so that it must count once however late it is repeated. */
export const isUnconfirmed = async (cartId: string, submissionId: string): Promise<boolean> =>
  unconfirmedChanges.has(changeKey(cartId, submissionId)) ||
  (submissionId !== "" && (await readShared(`unconfirmed:${changeKey(cartId, submissionId)}`)) !== null);

/** Carts by the submission that created them, for browsers that left the page before its cookie arrived. */
const cartIdsBySubmission = new LRUCache<string, string>({ max: 5_000, ttl: ttlMs });

/**
 * Whether a submission id is secret: those made by browsers (`newSubmissionPrefix`) are unique, but those rendered into
 * shared pages are the same for all visitors and must not open a cart.
 */
export const isSecretSubmissionId = (submissionId: string): boolean => /^[\da-f]{32}-/.test(submissionId);

/** Records, for all storefronts and their processes, which cart a submission has created. */
export async function recordCartOfSubmission(submissionId: string, cartId: string): Promise<void> {
  if (!isSecretSubmissionId(submissionId)) return;
  cartIdsBySubmission.set(submissionId, cartId);
  await Promise.all([
    broadcast("begun", { submissionId, cartId }),
    storeShared(`begun:${submissionId}`, cartId),
  ]);
}

onBroadcast("begun", ({ submissionId, cartId }) => cartIdsBySubmission.set(submissionId, cartId));

/** Id of the cart a submission has created in the last minutes; undefined if none. */
export const cartOfSubmission = async (submissionId: string): Promise<string | undefined> =>
  cartIdsBySubmission.get(submissionId) ??
  (isSecretSubmissionId(submissionId)
    ? ((await readShared(`begun:${submissionId}`)) ?? undefined)
    : undefined);
