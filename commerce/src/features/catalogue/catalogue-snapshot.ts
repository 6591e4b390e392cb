import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules, PriceListType } from "@medusajs/framework/utils";
import { toCents } from "@su-turrone/contract/money";
import { isSellable } from "@su-turrone/contract/sellability";
import { LRUCache } from "lru-cache";
import { currency } from "../../platform/currency";
import { languages, type Language } from "../../platform/languages";
import { slicesOf } from "../../platform/slices";
import { readStates, rowsState, stateOf } from "../../platform/table-state";
import { readPriceBefore } from "../price-log/read-price-log";
import { soldOutVariantIds } from "./available-packs";
import type { CatalogueEntry, SearchedDocument, UnpricedProduct } from "./catalogue-entry";
import { productTables, readUnpricedProducts } from "./catalogue-products";
import type { SearchRanker } from "./search-ranker";
import type { Selection, WholeList } from "./select-page";

/*
 * The catalogue in memory: products, prices, sold-out variants, the texts to search, and the last lists. Each request
 * asks in one statement whether the tables are still in the state they were read in (table-state.ts), and each part is
 * read again only if its own tables have changed: a purchase must not calculate prices, nor index texts.
 *
 * Events would not do: Medusa emits none for changed price lists and for sales that begin at a set time, stock changes
 * with every order, and a server with a separate worker receives no events at all.
 */

/** Language, region and sales channel the catalogue is read for. */
export interface CatalogueContext {
  language: Language;
  /** Region that determines the prices. */
  regionId: string;
  /** Sales channel of the publishable key. */
  salesChannelId: string;
}

export interface CatalogueSnapshot {
  /** Products on sale at current prices and stock, unordered. Those lacking data required for sale are left out. */
  entries: readonly CatalogueEntry[];
  byId: ReadonlyMap<string, CatalogueEntry>;
  /** Texts to search, also of products without a price; the same array as long as no product has changed. */
  documents: readonly SearchedDocument[];
  lists: LRUCache<string, { ranker: SearchRanker | null; list: WholeList }>;
}

/** Region and channel combinations kept in memory; a shop has one. */
const maxCatalogues = 12;

/** Lists kept per catalogue: the most requested ones, and those a visitor is paging through. */
const maxLists = 12 * languages.length;

/** Number of products or prices worked on before other requests get their turn: a few milliseconds of work. */
const sliceSize = 250;

/** Ids of the price lists in effect now; by the database's clock, like the pricing module. */
const activeLists = `(select string_agg(id, ' ' order by id) from price_list
  where (starts_at is null or starts_at <= now()) and (ends_at is null or ends_at >= now()))`;

const rules = stateOf(["price_rule", "price_list", "price_list_rule"]);

/** SQL expression for the state of everything but the prices that determines which of them apply. */
export const priceRulesState = `concat_ws('|', ${rules}, ${activeLists})`;

/** State of the prices of a price set, by a column of an outer query. */
export const priceState = (knex: Knex, priceSetId: Knex.Ref<string, object>): Knex.QueryBuilder =>
  knex("price").where("price_set_id", priceSetId).select(knex.raw(rowsState));

const partStates = {
  products: stateOf(productTables),
  prices: stateOf(["price"]),
  rules,
  stock: stateOf([
    "inventory_level",
    "product_variant",
    "product_variant_inventory_item",
    "sales_channel_stock_location",
  ]),
};

/** Values with the state of the tables they were made from, by key. */
class ValuesByState<Value> {
  readonly #known = new LRUCache<string, { state: string; value: Promise<Value> }>({ max: maxCatalogues });

  /** Requests that arrive during a build share it; a failed one is repeated by the next request. */
  get(
    key: string,
    state: string,
    build: (previous: Value | undefined) => Value | Promise<Value>,
  ): Promise<Value> {
    const known = this.#known.get(key);
    if (known?.state === state) return known.value;
    // builds one after the other, so that each can continue from the previous one
    const value = Promise.resolve(known?.value)
      .catch(() => undefined)
      .then(build);
    this.#known.set(key, { state, value });
    value.catch(() => {
      if (this.#known.peek(key)?.value === value) this.#known.delete(key);
    });
    return value;
  }
}

/** A price in cents, or null if there is none, with the lowest one before a running reduction. */
interface KnownPrice {
  cents: number | null;
  wasCents: number | null;
  /** State of its rows before the calculation. */
  state: string | undefined;
}

/** The price of each price set. */
interface Prices {
  rules: string;
  bySet: ReadonlyMap<string, KnownPrice>;
}

/**
 * Calculates the prices that have changed since the previous calculation: Medusa takes more than a second for five
 * thousand.
 */
async function calculatePrices(
  container: MedusaContainer,
  regionId: string,
  products: readonly UnpricedProduct[],
  rulesState: string,
  previous: Prices | undefined,
): Promise<Prices> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const rows = await knex("price")
    .groupBy("price_set_id")
    .select<{ id: string; state: string }[]>("price_set_id as id", knex.raw(`${rowsState} as state`));
  const states = new Map(rows.map(({ id, state }) => [id, state]));
  const bySet = new Map<string, KnownPrice>();
  const missing: string[] = [];
  for (const { priceSetId: id } of products.flatMap(({ variants }) => variants)) {
    const known = previous?.rules === rulesState ? previous.bySet.get(id) : undefined;
    if (known && known.state === states.get(id)) bySet.set(id, known);
    else missing.push(id);
  }
  const context = { currency_code: currency, region_id: regionId };
  for await (const ids of slicesOf(missing, sliceSize)) {
    const prices = await container.resolve(Modules.PRICING).calculatePrices({ id: [...ids] }, { context });
    const found = new Map(prices.map((price) => [price.id, price]));
    for (const id of ids) {
      const price = found.get(id);
      const euro = price?.calculated_amount ?? null;
      const isReduced = price?.calculated_price?.price_list_type === PriceListType.SALE;
      bySet.set(id, {
        cents: euro === null ? null : toCents(Number(euro)),
        wasCents: isReduced ? await readPriceBefore(container, id) : null,
        state: states.get(id),
      });
    }
  }
  return { rules: rulesState, bySet };
}

/** The entry of a product; null when none of its variants can be sold. */
function toEntry(
  product: UnpricedProduct,
  { bySet }: Prices,
  soldOut: ReadonlySet<string>,
): CatalogueEntry | null {
  const variants = product.variants.flatMap(({ id, grams, isStockManaged, priceSetId }) => {
    const { cents = null, wasCents = null } = bySet.get(priceSetId) ?? {};
    return cents !== null && grams !== null && isSellable({ cents, grams, typeId: product.typeId })
      ? [{ id, grams, cents, wasCents, isStockManaged, soldOut: isStockManaged && soldOut.has(id) }]
      : [];
  });
  return variants.length > 0 ? { ...product, variants } : null;
}

const parts = {
  products: new ValuesByState<Awaited<ReturnType<typeof readUnpricedProducts>>>(),
  prices: new ValuesByState<Prices>(),
  soldOut: new ValuesByState<ReadonlySet<string>>(),
  catalogues: new ValuesByState<CatalogueSnapshot>(),
};

/** The catalogue of a region and sales channel as it is now; the same object as long as nothing in it has changed. */
export async function catalogueSnapshot(
  container: MedusaContainer,
  { regionId, salesChannelId }: Omit<CatalogueContext, "language">,
): Promise<CatalogueSnapshot> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const states = await readStates(knex, partStates, { active: activeLists });
  const stateOfParts = (...names: (keyof typeof partStates | "active")[]) =>
    names.map((name) => states[name] ?? "").join("|");
  const key = `${regionId} ${salesChannelId}`;
  const [{ products, documents }, soldOut] = await Promise.all([
    parts.products.get(salesChannelId, stateOfParts("products"), () =>
      readUnpricedProducts(container, salesChannelId),
    ),
    parts.soldOut.get(salesChannelId, stateOfParts("stock"), () => soldOutVariantIds(knex, salesChannelId)),
  ]);
  const rulesState = stateOfParts("rules", "active");
  const pricesState = stateOfParts("products", "prices", "rules", "active");
  const prices = await parts.prices.get(key, pricesState, (previous) =>
    calculatePrices(container, regionId, products, rulesState, previous),
  );
  // most purchases change a quantity, but sell nothing out
  const state = [pricesState, ...[...soldOut].sort()].join(" ");
  return parts.catalogues.get(key, state, async () => {
    const entries: CatalogueEntry[] = [];
    for await (const slice of slicesOf(products, sliceSize)) {
      entries.push(...slice.flatMap((product) => toEntry(product, prices, soldOut) ?? []));
    }
    const byId = new Map(entries.map((entry) => [entry.id, entry]));
    return { entries, byId, documents, lists: new LRUCache({ max: maxLists }) };
  });
}

interface ListRequest {
  selection: Selection;
  language: Language;
  /** Search text; "" for all products. */
  words: string;
  /** The ranker used for the search; null without search text. */
  ranker: SearchRanker | null;
}

/**
 * Returns a list, remembered as long as catalogue and search index are the same, so that the next page or visitor does
 * not filter, sort and count thousands of products again.
 */
export function rememberedList(
  { lists }: Pick<CatalogueSnapshot, "lists">,
  { selection: { page: _page, size: _size, ...selection }, language, words, ranker }: ListRequest,
  computeList: () => WholeList,
): WholeList {
  const key = JSON.stringify([language, words, selection]);
  const known = lists.get(key);
  if (known?.ranker === ranker) return known.list;
  const list = computeList();
  lists.set(key, { ranker, list });
  return list;
}
