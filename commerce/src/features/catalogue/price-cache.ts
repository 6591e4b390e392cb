import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { toCents } from "@su-turrone/contract/money";
import { LRUCache } from "lru-cache";
import { currency } from "../../platform/currency";
import { rowsState, stateOf, statesNow } from "../../platform/table-state";

/*
 * What Medusa's pricing makes of five thousand products takes it more than a second, and it says nothing of changed price lists and of
 * sales that begin by the clock. So prices are kept with the state of the tables they were worked out from (table-state.ts).
 */

/** The lists that hold at this moment; the database's clock is that of the pricing module. */
const listsNow = `(select string_agg(id, ' ' order by id) from price_list
  where (starts_at is null or starts_at <= now()) and (ends_at is null or ends_at >= now()))`;

/** The state of all prices, and of all that decides which of them hold. */
interface State {
  prices: string;
  others: string;
}

async function stateNow(knex: Knex): Promise<State> {
  const rules = stateOf(["price_rule", "price_list", "price_list_rule"]);
  const states = await statesNow(knex, { prices: stateOf(["price"]), rules }, { lists: listsNow });
  return { prices: states["prices"] ?? "", others: [states["rules"], states["lists"]].join("|") };
}

/** The state of the prices of some price sets, by their ids; one without prices has none. */
async function statesOf(knex: Knex, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await knex("price")
    .whereRaw("price_set_id = any(?)", [[...ids]])
    .groupBy("price_set_id")
    .select<{ id: string; state: string }[]>("price_set_id as id", knex.raw(`${rowsState} as state`));
  return new Map(rows.map(({ id, state }) => [id, state]));
}

/** A price as it was worked out: cents, or null where the set has none, and the state of its rows before. */
interface KeptPrice {
  cents: number | null;
  state: string | undefined;
}

/** What a price set costs in cents, by its id; null for one without a price. */
export type CentsOf = (priceSetId: string) => number | null;

/** Prices of one state of the tables. */
interface Kept extends State {
  bySet: Map<string, KeptPrice>;
  /** Looks up what a set costs; another function for each state, so that who keeps what was made of prices knows them by it. */
  centsOf: CentsOf;
  /** Done when all that was asked for so far is worked out; one after the other, so that nothing is worked out twice. */
  ready: Promise<void>;
}

/** By region. What was worked out for a state that is over goes into a map nobody looks at any more. */
const kept = new LRUCache<string, Kept>({ max: 12 });

/** Price sets worked out before other requests get their turn: some milliseconds of work. */
const sliceSize = 250;

/** What is kept for a region, without what has changed since. */
async function keptNow(knex: Knex, regionId: string): Promise<Kept> {
  const now = await stateNow(knex);
  const known = kept.get(regionId);
  if (known?.others === now.others && known.prices === now.prices) return known;
  const bySet: Kept["bySet"] = new Map();
  const centsOf: CentsOf = (id) => bySet.get(id)?.cents ?? null;
  const next: Kept = { ...now, bySet, centsOf, ready: Promise.resolve() };
  if (known?.others === now.others) {
    const states = await statesOf(knex, [...known.bySet.keys()]);
    for (const [id, price] of known.bySet) if (states.get(id) === price.state) bySet.set(id, price);
  }
  kept.set(regionId, next);
  return next;
}

/** Works out the prices of some sets that are not kept yet. */
async function workOut(
  container: MedusaContainer,
  knex: Knex,
  regionId: string,
  { bySet }: Kept,
  asked: readonly string[],
): Promise<void> {
  const missing = asked.filter((id) => !bySet.has(id));
  const context = { currency_code: currency, region_id: regionId };
  for (let start = 0; start < missing.length; start += sliceSize) {
    const id = missing.slice(start, start + sliceSize);
    const states = await statesOf(knex, id);
    const prices = await container.resolve(Modules.PRICING).calculatePrices({ id }, { context });
    const amounts = new Map(prices.map((price) => [price.id, price.calculated_amount]));
    for (const one of id) {
      const euro = amounts.get(one) ?? null;
      bySet.set(one, { cents: euro === null ? null : toCents(Number(euro)), state: states.get(one) });
    }
  }
}

/**
 * What price sets cost now, running sales included; the same function as long as no price has changed.
 * @param ids of the sets that are asked for; others are not worked out
 */
export async function pricesNow(
  container: MedusaContainer,
  regionId: string,
  ids: readonly string[],
): Promise<CentsOf> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const now = await keptNow(knex, regionId);
  // one that failed is no reason not to try again
  now.ready = now.ready.catch(() => undefined).then(() => workOut(container, knex, regionId, now, ids));
  await now.ready;
  return now.centsOf;
}
