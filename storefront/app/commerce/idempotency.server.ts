import { LRUCache } from "lru-cache";

/** After this a button pressed again is meant: the page was left open, or the shopper came back to it. */
const doubleClickMs = 5_000;

/** A change that adds to or takes from what is there, so that it must not count twice. */
export interface RelativeChange {
  cartId: string;
  /** Number of the form it came from; "" never repeats. */
  form: string;
  /** What the form does; one page has several forms with the same number. */
  what: string;
}

interface Known {
  /** Packs before the change. */
  before: number;
  /** Packs there are once it has worked. */
  expected: number;
  /** When it was known to have worked (ms since 1970); null while nobody knows. */
  doneAt: number | null;
}

/**
 * Relative changes of the last minutes, so that a double click and a repetition after a lost answer count once. Everything else
 * a cart can be told is the same when it is told twice.
 */
const changes = new LRUCache<string, Known>({ max: 5_000, ttl: 10 * 60_000 });

const keyOf = ({ cartId, form, what }: RelativeChange): string => `${cartId}:${form}:${what}`;

/**
 * Whether this change has already been made.
 * @param packs packs in the cart now
 * @param always the same form is the same wish however late it comes; otherwise only a double click is
 */
export function isRepeated(change: RelativeChange, packs: number, always = false): boolean {
  const known = change.form === "" ? undefined : changes.get(keyOf(change));
  if (!known) return false;
  const { before, expected, doneAt } = known;
  if (doneAt === null) return expected < before ? packs <= expected : packs >= expected;
  return always || Date.now() - doneAt < doubleClickMs;
}

/** Notes a change before commerce is asked for it. */
export function beginChange(change: RelativeChange, before: number, expected: number): void {
  if (change.form !== "") changes.set(keyOf(change), { before, expected, doneAt: null });
}

/** Notes that it worked; `failed` that it certainly did not, and may be tried again. */
export function endChange(change: RelativeChange, outcome: "done" | "failed"): void {
  const known = changes.get(keyOf(change));
  if (!known) return;
  if (outcome === "failed") changes.delete(keyOf(change));
  else changes.set(keyOf(change), { ...known, doneAt: Date.now() });
}

/** Carts by the number of the form that began them, for a browser that has left before it was given their cookie. */
const begun = new LRUCache<string, string>({ max: 5_000, ttl: 10 * 60_000 });

/** The numbers the shop gives out begin with a UUID; a shorter one could be guessed and must open nobody's cart. */
const isSecret = (form: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/.test(form);

/** Notes which cart a form has begun. */
export function noteBegun(form: string, cartId: string): void {
  if (isSecret(form)) begun.set(form, cartId);
}

/** Id of the cart a form has begun in the last minutes; undefined when it has begun none. */
export const begunBy = (form: string): string | undefined => begun.get(form);
