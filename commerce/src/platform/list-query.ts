import type { MedusaRequest } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { languageOfLocale, type Language } from "./languages";
import { LRUCache } from "lru-cache";

/** Language of a store request: from the header `x-medusa-locale`, which Medusa parses; German without it. */
export const languageOf = (req: MedusaRequest): Language => languageOfLocale(req.locale);

/** `?limit&offset` of a list. @param usual number of rows without a limit */
const sliceFields = (usual: number) => ({
  limit: z.coerce.number().int().min(1).max(100).default(usual),
  offset: z.coerce.number().int().min(0).default(0),
});

const sliceSchema = z.object(sliceFields(12));

/** Query of a list of the admin; the pages of its lists have fifty rows. */
export const adminListQuery = z.object(sliceFields(50));

/** The same for a list that is searched. */
export const searchedListQuery = adminListQuery.extend({
  /** What is searched for; "" for all. */
  q: z.string().trim().max(100).default(""),
});

export type AdminListQuery = z.infer<typeof adminListQuery>;
export type SearchedListQuery = z.infer<typeof searchedListQuery>;

/** Parses a query. @throws INVALID_DATA with the message */
export function parsedQuery<Schema extends z.ZodType>(
  schema: Schema,
  query: unknown,
  message: string,
): z.output<Schema> {
  const parsed = schema.safeParse(query);
  if (parsed.success) return parsed.data;
  throw new MedusaError(MedusaError.Types.INVALID_DATA, message);
}

/** Parses `?limit&offset` of a list. @throws INVALID_DATA */
export const sliceOf = (query: unknown): { limit: number; offset: number } =>
  parsedQuery(sliceSchema, query, "limit must be 1 to 100, offset 0 or more");

const maxIds = 200;

const ids = z.array(z.string().min(1)).min(1).max(maxIds);

/** Parses `?product_id=a&product_id=b`. @throws INVALID_DATA for none or too many */
export function productIdsOf(query: Readonly<Record<string, unknown>>): string[] {
  const given = [query["product_id"] ?? []].flat();
  return [...new Set(parsedQuery(ids, given, `product_id must be given 1 to ${maxIds} times`))];
}

/** Counts from this number of rows on are cached: one row more or less does not matter then, and counting is slow. */
const minCached = 10_000;

const cache = new LRUCache<string, number, () => Promise<number>>({
  max: 100,
  ttl: 60_000,
  // the stale count is returned immediately while a new one is computed
  allowStale: true,
  fetchMethod: (_list, _old, { context: count }) => count(),
});

/**
 * Row count of a list. Short lists are counted each time; from ten thousand rows on the count is cached. A count older
 * than a minute is returned once more while a new one is computed in the background.
 * @param list cache key: the list and its filters
 */
export async function cachedCount(list: string, count: () => Promise<number>): Promise<number> {
  if ((cache.peek(list) ?? 0) >= minCached) return cache.forceFetch(list, { context: count });
  const total = await count();
  if (total >= minCached) cache.set(list, total);
  return total;
}
