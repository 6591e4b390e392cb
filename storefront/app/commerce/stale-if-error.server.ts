import { LRUCache } from "lru-cache";
import type { ShopContext } from "~/platform/shop.server";

/**
 * What is kept of commerce for the time it is away: whatever shows goods and words. Carts, orders and messages are
 * never kept; nobody shall see an old one, or another shopper's.
 */
const keptPaths = [
  "/store/products",
  "/store/product-categories",
  "/store/catalogue",
  "/store/slugs",
  "/store/regions",
  "/store/food-labels",
  "/store/reviews",
  "/store/posts",
  "/store/pages",
] as const;

/** Answers are some ten kilobytes each; the least used ones go first. */
const kept = new LRUCache<string, object>({ max: 1000 });

/** A failure this young is taken as still true, so that a hanging server holds up one visitor and not all, in ms. */
const trustMs = 5_000;

let failedAt: number | null = null;

/** True from a call that commerce did not answer until one that it does. */
export const isDegraded = (): boolean => failedAt !== null;

const isKept = (path: string): boolean =>
  keptPaths.some((known) => path === known || path.startsWith(`${known}/`));

const keyOf = (shop: ShopContext, path: string, query: Readonly<Record<string, unknown>> = {}): string =>
  `${shop.language} ${path} ${JSON.stringify(query)}`;

/**
 * Reads through the memory: the fresh answer as long as commerce gives one, else the last one it gave.
 * @param isFailure tells a server that is away from one that says no
 * @throws whatever `read` throws, when nothing is kept or commerce said no
 */
export async function staleIfError<T extends object>(
  shop: ShopContext,
  path: string,
  query: Readonly<Record<string, unknown>> | undefined,
  read: () => Promise<T>,
  isFailure: (error: unknown) => boolean,
): Promise<T> {
  if (!isKept(path)) return read();
  const key = keyOf(shop, path, query);
  const last = kept.get(key) as T | undefined;
  if (last && failedAt !== null && performance.now() - failedAt < trustMs) return last;
  try {
    const answer = await read();
    failedAt = null;
    kept.set(key, answer);
    return answer;
  } catch (error) {
    const away = isFailure(error);
    failedAt = away ? performance.now() : null;
    if (away && last) return last;
    if (!away) kept.delete(key);
    throw error;
  }
}
