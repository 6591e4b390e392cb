import { LRUCache } from "lru-cache";
import { tellOthers, whenTold } from "~/platform/cluster-worker.server";

const keptMs = 10 * 60_000;

/** Changes that commerce has not answered, by cart and number of their form: whether they were made, commerce knows. */
const doubtful = new LRUCache<string, true>({ max: 5_000, ttl: keptMs });

const nameOf = (cartId: string, form: string): string => `${cartId} ${form}`;

/** Notes, in all processes of this storefront, that nobody here knows whether the change of a form was made. */
export async function noteDoubtful(cartId: string, form: string): Promise<void> {
  if (form === "") return;
  doubtful.set(nameOf(cartId, form), true);
  await tellOthers("doubtful", { cartId, form });
}

whenTold("doubtful", ({ cartId, form }) => {
  doubtful.set(nameOf(cartId, form), true);
});

/** Whether the form was sent before and its answer was lost, so that it must count once however late it comes again. */
export const isDoubtful = (cartId: string, form: string): boolean => doubtful.has(nameOf(cartId, form));

/** Carts by the number of the form that began them, for a browser that has left before it was given their cookie. */
const begun = new LRUCache<string, string>({ max: 5_000, ttl: keptMs });

/**
 * The numbers that browsers make (`newPageNumber`) are nobody else's; those in pages are the same for all who are given the page,
 * and must open nobody's cart.
 */
export const isSecret = (form: string): boolean => /^[\da-f]{32}-/.test(form);

/** Notes, in all processes of this storefront, which cart a form has begun. */
export async function noteBegun(form: string, cartId: string): Promise<void> {
  if (!isSecret(form)) return;
  begun.set(form, cartId);
  await tellOthers("begun", { form, cartId });
}

whenTold("begun", ({ form, cartId }) => {
  begun.set(form, cartId);
});

/** Id of the cart a form has begun in the last minutes; undefined when it has begun none. */
export const begunBy = (form: string): string | undefined => begun.get(form);
