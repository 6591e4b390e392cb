import { LRUCache } from "lru-cache";

const keptMs = 10 * 60_000;

/** Numbers of forms whose change commerce has not answered: whether it was made, commerce knows. */
const doubtful = new LRUCache<string, true>({ max: 5_000, ttl: keptMs });

/** Notes that nobody here knows whether the change of a form was made. */
export function noteDoubtful(form: string): void {
  if (form !== "") doubtful.set(form, true);
}

/** Whether the form was sent before and its answer was lost, so that it must count once however late it comes again. */
export const isDoubtful = (form: string): boolean => doubtful.has(form);

/** Carts by the number of the form that began them, for a browser that has left before it was given their cookie. */
const begun = new LRUCache<string, string>({ max: 5_000, ttl: keptMs });

/** The numbers the shop gives out begin with a UUID; a shorter one could be guessed and must open nobody's cart. */
const isSecret = (form: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/.test(form);

/** Notes which cart a form has begun. */
export function noteBegun(form: string, cartId: string): void {
  if (isSecret(form)) begun.set(form, cartId);
}

/** Id of the cart a form has begun in the last minutes; undefined when it has begun none. */
export const begunBy = (form: string): string | undefined => begun.get(form);
