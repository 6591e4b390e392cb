import { LRUCache } from "lru-cache";

/** After this a button pressed again is meant: the page was left open, or the shopper came back to it. */
const doubleClickMs = 5_000;

interface Addition {
  variantId: string;
  /** Packs of the variant there are once the addition has worked. */
  expected: number;
  /** When it was known to have worked (ms since 1970); null while nobody knows. */
  doneAt: number | null;
}

/**
 * Additions of the last minutes by cart and form, so that a double click and a repetition after a lost answer count once.
 * Everything else a cart can be told is the same when it is told twice; only adding is not.
 */
const additions = new LRUCache<string, Addition>({ max: 5_000, ttl: 10 * 60_000 });

const keyOf = (cartId: string, form: string): string => `${cartId}:${form}`;

/**
 * Whether this addition has already been made.
 * @param form the number of the form it came from; "" never repeats
 * @param packs packs of the variant in the cart now
 */
export function isRepeated(cartId: string, form: string, variantId: string, packs: number): boolean {
  const known = form === "" ? undefined : additions.get(keyOf(cartId, form));
  if (known?.variantId !== variantId) return false;
  if (known.doneAt === null) return packs >= known.expected;
  return Date.now() - known.doneAt < doubleClickMs;
}

/** Notes an addition before commerce is asked for it. */
export function beginAddition(cartId: string, form: string, variantId: string, expected: number): void {
  if (form !== "") additions.set(keyOf(cartId, form), { variantId, expected, doneAt: null });
}

/** Notes that it worked; `failed` that it certainly did not, and may be tried again. */
export function endAddition(cartId: string, form: string, outcome: "done" | "failed"): void {
  const known = additions.get(keyOf(cartId, form));
  if (!known) return;
  if (outcome === "failed") additions.delete(keyOf(cartId, form));
  else additions.set(keyOf(cartId, form), { ...known, doneAt: Date.now() });
}
