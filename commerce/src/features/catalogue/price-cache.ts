import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { toCents } from "@su-turrone/contract/money";
import { LRUCache } from "lru-cache";
import { currency } from "../../platform/currency";
import { rowsState, stateOf, readStates } from "../../platform/table-state";

/*
 * Medusa's price calculation takes more than a second for five thousand products, and emits no events for changed price
 * lists or for sales that start at a set time. So prices are cached together with the state of the tables they were
 * calculated from (table-state.ts).
 */

/** Ids of the price lists in effect now; by the database's clock, like the pricing module. */
const activeListsSql = `(select string_agg(id, ' ' order by id) from price_list
  where (starts_at is null or starts_at <= now()) and (ends_at is null or ends_at >= now()))`;

/** State of all prices, and of everything that determines which of them apply. */
interface State {
  prices: string;
  listsAndRules: string;
}

const rules = stateOf(["price_rule", "price_list", "price_list_rule"]);

/** SQL expression for the state of everything but the prices that determines which of them apply. */
export const priceRulesState = `concat_ws('|', ${rules}, ${activeListsSql})`;

/** State of the prices of a price set, by a column of an outer query. */
export const priceState = (knex: Knex, priceSetId: Knex.Ref<string, object>): Knex.QueryBuilder =>
  knex("price").where("price_set_id", priceSetId).select(knex.raw(rowsState));

async function currentState(knex: Knex): Promise<State> {
  const states = await readStates(knex, { prices: stateOf(["price"]), rules }, { lists: activeListsSql });
  return { prices: states["prices"] ?? "", listsAndRules: [states["rules"], states["lists"]].join("|") };
}

/** State of the prices of price sets, by id; sets without prices are left out. */
async function statesOf(knex: Knex, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await knex("price")
    .whereRaw("price_set_id = any(?)", [[...ids]])
    .groupBy("price_set_id")
    .select<{ id: string; state: string }[]>("price_set_id as id", knex.raw(`${rowsState} as state`));
  return new Map(rows.map(({ id, state }) => [id, state]));
}

/** A calculated price: cents, or null if the set has none, and the state of its rows before the calculation. */
interface CachedPrice {
  cents: number | null;
  state: string | undefined;
}

/** Looks up the price of a price set in cents; null when it has none. */
export type CentsOf = (priceSetId: string) => number | null;

/** Cached prices for one state of the tables. */
interface CachedPrices extends State {
  bySet: Map<string, CachedPrice>;
  /**
   * Looks up the price of a set. A new function for each state, so that caches of data derived from prices can compare
   * by identity.
   */
  centsOf: CentsOf;
  /**
   * Resolves when all requested prices are calculated; calculations are chained, so that nothing is calculated twice.
   */
  ready: Promise<void>;
}

/** By region. Prices calculated for a stale state end up in a map that is no longer used. */
const cache = new LRUCache<string, CachedPrices>({ max: 12 });

/** Number of price sets calculated before other requests get their turn: a few milliseconds of work. */
const sliceSize = 250;

/** Cached prices of a region, without those that have changed. */
async function currentPrices(knex: Knex, regionId: string): Promise<CachedPrices> {
  const now = await currentState(knex);
  const cached = cache.get(regionId);
  if (cached?.listsAndRules === now.listsAndRules && cached.prices === now.prices) return cached;
  const bySet: CachedPrices["bySet"] = new Map();
  const centsOf: CentsOf = (id) => bySet.get(id)?.cents ?? null;
  const next: CachedPrices = { ...now, bySet, centsOf, ready: Promise.resolve() };
  if (cached?.listsAndRules === now.listsAndRules) {
    const states = await statesOf(knex, [...cached.bySet.keys()]);
    for (const [id, price] of cached.bySet) if (states.get(id) === price.state) bySet.set(id, price);
  }
  cache.set(regionId, next);
  return next;
}

/** Calculates prices that are not cached yet. */
async function calculateMissing(
  container: MedusaContainer,
  knex: Knex,
  regionId: string,
  { bySet }: CachedPrices,
  requestedIds: readonly string[],
): Promise<void> {
  const missing = requestedIds.filter((id) => !bySet.has(id));
  const context = { currency_code: currency, region_id: regionId };
  for (let start = 0; start < missing.length; start += sliceSize) {
    const ids = missing.slice(start, start + sliceSize);
    const states = await statesOf(knex, ids);
    const prices = await container.resolve(Modules.PRICING).calculatePrices({ id: ids }, { context });
    const amounts = new Map(prices.map((price) => [price.id, price.calculated_amount]));
    for (const setId of ids) {
      const euro = amounts.get(setId) ?? null;
      bySet.set(setId, { cents: euro === null ? null : toCents(Number(euro)), state: states.get(setId) });
    }
  }
}

/**
 * Current prices of price sets, including running sales; the same function as long as no price has changed.
 * @param ids price sets to look up; others are not calculated
 */
export async function priceLookup(
  container: MedusaContainer,
  regionId: string,
  ids: readonly string[],
): Promise<CentsOf> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const now = await currentPrices(knex, regionId);
  // a previous failure must not prevent a retry
  now.ready = now.ready
    .catch(() => undefined)
    .then(() => calculateMissing(container, knex, regionId, now, ids));
  await now.ready;
  return now.centsOf;
}
