import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { noChoices } from "@su-turrone/contract/lists";
import { LRUCache } from "lru-cache";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { readStates } from "../../platform/table-state";
import { soldOutVariantIds } from "./available-packs";
import type { UnpricedProduct } from "./catalogue-entry";
import { readUnpricedProducts } from "./catalogue-products";
import { catalogueSnapshot, rememberedList, type CatalogueSnapshot } from "./catalogue-snapshot";
import { SearchRanker } from "./search-ranker";
import type { Selection, WholeList } from "./select-page";

vi.mock("../../platform/table-state", async (original) => ({
  ...(await original<object>()),
  readStates: vi.fn(),
}));
vi.mock("./available-packs", () => ({ soldOutVariantIds: vi.fn() }));
vi.mock("./catalogue-products", () => ({ readUnpricedProducts: vi.fn(), productTables: ["product"] }));

/** Prices in euro, and the states of their rows, by price set; read by the mocked database and pricing module. */
let prices: Record<string, { euro: number; state: string }>;

const calculatePrices = vi.fn(({ id }: { id: string[] }) =>
  Promise.resolve(id.map((one) => ({ id: one, calculated_amount: prices[one]?.euro ?? null }))),
);

const rows = () => Object.entries(prices).map(([id, { state }]) => ({ id, state }));
const knex = Object.assign(() => ({ groupBy: () => ({ select: () => Promise.resolve(rows()) }) }), {
  raw: () => undefined,
});

const services: Readonly<Record<string, unknown>> = {
  [ContainerRegistrationKeys.PG_CONNECTION]: knex,
  [Modules.PRICING]: { calculatePrices },
};
const container = { resolve: (name: string) => services[name] } as unknown as MedusaContainer;

/** A product with one weight of 150 g, whose price set has the same id. */
const product = (id: string): UnpricedProduct => ({
  id,
  names: { de: id, it: id, en: id },
  typeId: "type",
  createdAt: "2026-01-01T00:00:00.000Z",
  categoryIds: [],
  tagIds: [],
  traits: noChoices,
  label: null,
  variants: [{ id, grams: 150, isStockManaged: true, priceSetId: id }],
});

/** Sets the states of the tables; those left out are unchanged. */
const states: Record<string, string> = {};
const change = (changed: Record<string, string>) => Object.assign(states, changed);

let channel = 0;
const read = (salesChannelId = `channel ${channel}`) =>
  catalogueSnapshot(container, { regionId: "region", salesChannelId });
const seen = ({ entries }: CatalogueSnapshot) =>
  entries.flatMap(({ id, variants }) => variants.map(({ cents, soldOut }) => `${id} ${cents} ${soldOut}`));

beforeEach(() => {
  vi.clearAllMocks();
  channel += 1;
  change({ products: "1", prices: "1", rules: "1", active: "", stock: "1" });
  prices = { a: { euro: 5, state: "1" }, b: { euro: 7, state: "1" } };
  vi.mocked(readStates).mockImplementation(() => Promise.resolve({ ...states }));
  vi.mocked(soldOutVariantIds).mockResolvedValue(new Set(["b"]));
  vi.mocked(readUnpricedProducts).mockResolvedValue({
    products: [product("a"), product("b")],
    documents: [],
  });
});

describe("the snapshot of the catalogue", () => {
  it("is read once as long as no table has changed, also by concurrent requests", async () => {
    const [one, other] = await Promise.all([read(), read()]);
    expect(seen(one)).toEqual(["a 500 false", "b 700 true"]);
    expect(other).toBe(one);
    expect(await read()).toBe(one);
    for (const reader of [readUnpricedProducts, soldOutVariantIds, calculatePrices]) {
      expect(reader).toHaveBeenCalledTimes(1);
    }
  });

  it("is the same while packs are sold but nothing sells out, and a new one when something does", async () => {
    const first = await read();
    change({ stock: "2" });
    expect(await read()).toBe(first);
    expect(soldOutVariantIds).toHaveBeenCalledTimes(2);
    change({ stock: "3" });
    vi.mocked(soldOutVariantIds).mockResolvedValue(new Set(["a"]));
    expect(seen(await read())).toEqual(["a 500 true", "b 700 false"]);
    expect(readUnpricedProducts).toHaveBeenCalledTimes(1);
    expect(calculatePrices).toHaveBeenCalledTimes(1);
  });

  it("has the new price of a changed set, without calculating the others again", async () => {
    await read();
    change({ prices: "2" });
    prices["a"] = { euro: 6, state: "2" };
    expect(seen(await read())).toEqual(["a 600 false", "b 700 true"]);
    expect(calculatePrices.mock.calls.map(([{ id }]) => id)).toEqual([["a", "b"], ["a"]]);
    expect(readUnpricedProducts).toHaveBeenCalledTimes(1);
  });

  it.each<Record<string, string>>([{ rules: "2" }, { active: "sale" }])(
    "has all prices anew when other prices apply: %j",
    async (changed) => {
      await read();
      change(changed);
      prices = { a: { euro: 4, state: "1" }, b: { euro: 3, state: "1" } };
      expect(seen(await read())).toEqual(["a 400 false", "b 300 true"]);
    },
  );

  it("has changed products, and calculates only the prices of new ones", async () => {
    await read();
    change({ products: "2" });
    prices["c"] = { euro: 9, state: "1" };
    vi.mocked(readUnpricedProducts).mockResolvedValue({
      products: [product("a"), product("c")],
      documents: [],
    });
    expect(seen(await read())).toEqual(["a 500 false", "c 900 false"]);
    expect(calculatePrices.mock.calls.at(-1)?.[0].id).toEqual(["c"]);
  });

  it("leaves out products that have no price, no weight or no type", async () => {
    prices = { a: { euro: 5, state: "1" } };
    const [weightless, typeless] = [product("a"), { ...product("a"), typeId: null }];
    weightless.variants = weightless.variants.map((variant) => ({ ...variant, grams: null }));
    vi.mocked(readUnpricedProducts).mockResolvedValue({
      products: [product("b"), weightless, typeless, product("a")],
      documents: [],
    });
    expect(seen(await read())).toEqual(["a 500 false"]);
  });

  it("is read again after a failure", async () => {
    vi.mocked(readUnpricedProducts).mockRejectedValueOnce(new Error("away"));
    await expect(read()).rejects.toThrow("away");
    expect(seen(await read())).toHaveLength(2);
  });

  it("is kept for each sales channel", async () => {
    const one = await read("one");
    vi.mocked(soldOutVariantIds).mockResolvedValue(new Set());
    expect(seen(await read("other"))).toEqual(["a 500 false", "b 700 false"]);
    expect(await read("one")).toBe(one);
  });
});

describe("a list", () => {
  const selection: Selection = {
    categoryIds: [],
    weights: [],
    min: null,
    max: null,
    available: false,
    choices: noChoices,
    sort: "recommended",
    page: 1,
    size: 24,
  };
  const asked = { selection, language: "de", words: "", ranker: null } as const;
  const catalogue = (): Pick<CatalogueSnapshot, "lists"> => ({ lists: new LRUCache({ max: 12 }) });

  function made(): { make: () => WholeList; times: () => number } {
    const make = vi.fn((): WholeList => ({ hits: [], facets: {} as WholeList["facets"] }));
    return { make, times: () => make.mock.calls.length };
  }

  it("is built once for all its pages", () => {
    const entries = catalogue();
    const { make, times } = made();
    const first = rememberedList(entries, asked, make);
    const otherPage = { ...asked, selection: { ...selection, page: 7, size: 12 as const } };
    expect(rememberedList(entries, otherPage, make)).toBe(first);
    expect(times()).toBe(1);
  });

  it("is built for each filter, sort order, language, search text, ranker and catalogue", () => {
    const entries = catalogue();
    const { make, times } = made();
    const [old, next] = [new SearchRanker("de"), new SearchRanker("de")];
    const others = [
      asked,
      { ...asked, selection: { ...selection, sort: "price-up" as const } },
      { ...asked, selection: { ...selection, weights: [300] } },
      { ...asked, language: "it" as const },
      { ...asked, words: "mandel", ranker: old },
      { ...asked, words: "mandel", ranker: next },
    ];
    for (const one of others) rememberedList(entries, one, make);
    rememberedList(catalogue(), asked, make);
    expect(times()).toBe(7);
  });

  it("is one of few kept: twelve per language", async () => {
    const entries = await read();
    const { make, times } = made();
    rememberedList(entries, asked, make);
    for (let n = 1; n <= 36; n += 1) rememberedList(entries, { ...asked, words: `word ${n}` }, make);
    rememberedList(entries, asked, make);
    expect(times()).toBe(38);
  });
});
