import { LRUCache } from "lru-cache";
import { broadcast, onBroadcast } from "~/platform/cluster-worker.server";
import { sharedRedis } from "~/platform/redis.server";

const ttlMs = 10 * 60_000;

/*
 * A form that comes again may come to another storefront. What is noted here is therefore kept in Redis too, where there is one; while
 * it is away each storefront knows its own.
 */

async function share(name: string, value: string): Promise<void> {
  await sharedRedis?.set(`storefront:${name}`, value, "PX", ttlMs).catch(() => undefined);
}

const shared = async (name: string): Promise<string | null> =>
  (await sharedRedis?.get(`storefront:${name}`).catch(() => null)) ?? null;

/** Changes that commerce has not answered, by cart and number of their form: whether they were made, commerce knows. */
const unconfirmed = new LRUCache<string, true>({ max: 5_000, ttl: ttlMs });

const nameOf = (cartId: string, form: string): string => `${cartId} ${form}`;

/** Notes, for all storefronts and their processes, that nobody knows whether the change of a form was made. */
export async function recordUnconfirmedChange(cartId: string, form: string): Promise<void> {
  if (form === "") return;
  unconfirmed.set(nameOf(cartId, form), true);
  await Promise.all([
    broadcast("unconfirmed", { cartId, form }),
    share(`unconfirmed:${nameOf(cartId, form)}`, "yes"),
  ]);
}

onBroadcast("unconfirmed", ({ cartId, form }) => {
  unconfirmed.set(nameOf(cartId, form), true);
});

/** Whether the form was sent before and its answer was lost, so that it must count once however late it comes again. */
export const isUnconfirmed = async (cartId: string, form: string): Promise<boolean> =>
  unconfirmed.has(nameOf(cartId, form)) ||
  (form !== "" && (await shared(`unconfirmed:${nameOf(cartId, form)}`)) !== null);

/** Carts by the number of the form that began them, for a browser that has left before it was given their cookie. */
const begun = new LRUCache<string, string>({ max: 5_000, ttl: ttlMs });

/**
 * The numbers that browsers make (`newPageNumber`) are nobody else's; those in pages are the same for all who are given the page,
 * and must open nobody's cart.
 */
export const isSecret = (form: string): boolean => /^[\da-f]{32}-/.test(form);

/** Notes, for all storefronts and their processes, which cart a form has begun. */
export async function recordCartOfForm(form: string, cartId: string): Promise<void> {
  if (!isSecret(form)) return;
  begun.set(form, cartId);
  await Promise.all([broadcast("begun", { form, cartId }), share(`begun:${form}`, cartId)]);
}

onBroadcast("begun", ({ form, cartId }) => {
  begun.set(form, cartId);
});

/** Id of the cart a form has begun in the last minutes; undefined when it has begun none. */
export const cartOfForm = async (form: string): Promise<string | undefined> =>
  begun.get(form) ?? (isSecret(form) ? ((await shared(`begun:${form}`)) ?? undefined) : undefined);
