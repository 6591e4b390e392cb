import { noChoices, type ChoiceValues } from "@su-turrone/contract/lists";
import { describe, expect, it } from "vitest";
import type { Language } from "../../platform/languages";
import type { CatalogueEntry } from "./catalogue-entry";
import { filterEntries, pageOf, selectAll, sortHits, type Selection } from "./select-page";

/**
 * A product by name, with its day of creation in January, its categories and its variants: [grams, cents, sold out].
 */
const entry = (
  id: string,
  name: string,
  day: number,
  categoryIds: string[],
  ...weights: [number, number, boolean?][]
): CatalogueEntry => ({
  id,
  names: { de: name, it: name, en: name },
  typeId: "type",
  createdAt: `2026-01-${String(day).padStart(2, "0")}T00:00:00.000Z`,
  categoryIds,
  tagIds: [],
  traits: noChoices,
  label: null,
  variants: weights.map(([grams, cents, soldOut = false]) => ({
    id: `${id}${grams}`,
    grams,
    cents,
    wasCents: null,
    isStockManaged: soldOut,
    soldOut,
  })),
});

const entries: readonly CatalogueEntry[] = [
  entry("a", "Zimt", 1, ["x"], [150, 700], [500, 2000]),
  entry("b", "Äpfel", 2, ["x", "y"], [150, 600], [300, 1200, true]),
  entry("c", "Birne", 3, ["y"], [150, 650, true], [500, 1900, true]),
  entry("d", "Apfel 10", 4, [], [300, 1200]),
  entry("e", "Apfel 2", 5, ["y"], [300, 1200]),
];

const plain: Selection = {
  categoryIds: [],
  weights: [],
  min: null,
  max: null,
  available: false,
  choices: noChoices,
  sort: "recommended",
  page: 1,
  size: 12,
};

const selectPage = (
  all: readonly CatalogueEntry[],
  selection: Selection,
  language: Language,
  ranks?: ReadonlyMap<string, number>,
) => pageOf(selectAll(all, selection, language, ranks), selection);

const ids = (selection: Partial<Selection>, ranks?: Map<string, number>) =>
  selectPage(entries, { ...plain, ...selection }, "de", ranks)
    .hits.map(({ entry: { id } }) => id)
    .join("");

describe("filters", () => {
  it.each([
    [{}, "abdec"],
    [{ categoryIds: ["x"] }, "ab"],
    [{ categoryIds: ["x", "y"] }, "abec"],
    [{ categoryIds: ["unknown"] }, ""],
    [{ weights: [500] }, "ac"],
    [{ weights: [300, 500] }, "adebc"],
    [{ available: true }, "abde"],
    [{ available: true, weights: [500] }, "a"],
    [{ min: 1900 }, "ac"],
    [{ max: 650 }, "bc"],
    [{ min: 1200, max: 1200 }, "deb"],
    // a single variant must meet all conditions: "a" has 150 g and a variant from 19 euro, but not 150 g for 19 euro
    [{ min: 1900, weights: [150] }, ""],
  ] as [Partial<Selection>, string][])("with %j lists %s", (selection, expected) => {
    expect(ids(selection)).toBe(expected);
  });

  it("lists only the matching variants of each product, available ones first, then by price", () => {
    const { hits } = selectPage(entries, { ...plain, max: 1900 }, "de");
    expect(hits.map(({ variants }) => variants.map(({ id }) => id))).toEqual([
      ["a150"],
      ["b150", "b300"],
      ["d300"],
      ["e300"],
      ["c150", "c500"],
    ]);
  });
});

describe("sort order", () => {
  it.each([
    ["recommended", "abdec"],
    ["price-up", "bcade"],
    ["price-down", "deacb"],
    ["name", "bedca"],
    ["newest", "edcba"],
  ] as const)("sorts by %s", (sort, expected) => {
    expect(ids({ sort })).toBe(expected);
  });

  it("lists only ranked products, in the order of their search ranks", () => {
    const ranks = new Map([
      ["c", 0],
      ["a", 1],
    ]);
    expect(ids({}, ranks)).toBe("ca");
    expect(ids({ sort: "price-up" }, ranks)).toBe("ca");
    expect(ids({ available: true }, ranks)).toBe("a");
  });

  it("uses the prices of the matching variants", () => {
    expect(ids({ weights: [500], sort: "price-up" })).toBe("ca");
  });
});

describe("variants of a product", () => {
  it("are sorted by availability, then by price, then by weight", () => {
    const mixed = entry(
      "m",
      "Misto",
      1,
      [],
      [500, 2000],
      [200, 500, true],
      [300, 900],
      [250, 900],
      [100, 400, true],
      [150, 1000],
    );
    const [hit] = selectPage([mixed], plain, "de").hits;
    expect(hit?.variants.map(({ grams }) => grams)).toEqual([250, 300, 150, 500, 100, 200]);
  });
});

describe("order by creation date", () => {
  const shuffled = [
    entry("k", "K", 3, [], [150, 500]),
    entry("z", "Z", 1, [], [150, 500]),
    entry("c", "C", 3, [], [150, 500]),
    entry("a", "A", 2, [], [150, 500]),
    entry("b", "B", 1, [], [150, 500, true]),
  ];
  const of = (sort: Selection["sort"]) =>
    selectPage(shuffled, { ...plain, sort }, "de")
      .hits.map(({ entry: { id } }) => id)
      .join("");

  it("sorts recommended products by date, then by id, with sold-out products last", () => {
    expect(of("recommended")).toBe("zackb");
  });

  it("sorts newest products by descending date, then by ascending id", () => {
    expect(of("newest")).toBe("ckabz");
  });

  it("sorts products without a search rank after those with one", () => {
    const ranks = new Map([
      ["k", 2],
      ["z", 1],
    ]);
    const sorted = sortHits(filterEntries(shuffled, plain), "recommended", "de", ranks);
    expect(sorted.slice(0, 2).map(({ entry: { id } }) => id)).toEqual(["z", "k"]);
  });
});

describe("pages", () => {
  const many = Array.from({ length: 30 }, (_, i) => entry(`p${100 + i}`, "Same", 1, [], [150, 500]));
  const pageOf = (page: number, size: 12 | 24 = 12) =>
    selectPage(many, { ...plain, page, size, sort: "price-up" }, "de");

  it("contain each product exactly once, even if all sort keys are equal", () => {
    const seen = [1, 2, 3].flatMap((page) => pageOf(page).hits.map(({ entry: { id } }) => id));
    expect(seen).toEqual(many.map(({ id }) => id));
    expect(pageOf(1)).toMatchObject({ count: 30, page: 1, pages: 3 });
    expect(pageOf(2, 24)).toMatchObject({ count: 30, page: 2, pages: 2 });
  });

  it("fall back to the last page beyond the end, and an empty list has one page", () => {
    expect(pageOf(99)).toMatchObject({ page: 3, pages: 3 });
    expect(selectPage([], { ...plain, page: 2 }, "de")).toMatchObject({ hits: [], page: 1, pages: 1 });
  });
});

it("counts each facet value under the other filters, ignoring the facet's own selection", () => {
  const { facets } = selectPage(entries, { ...plain, weights: [500], categoryIds: ["x"] }, "de");
  expect(facets).toMatchObject({
    categories: [
      { id: "x", count: 1 },
      { id: "y", count: 1 },
    ],
    weights: [
      { grams: 150, count: 2 },
      { grams: 300, count: 1 },
      { grams: 500, count: 1 },
    ],
    price: { min: 2000, max: 2000 },
    available: 1,
  });
});

it("computes the price range and the available count regardless of their own filters", () => {
  const facets = (selection: Partial<Selection>) =>
    selectPage(entries, { ...plain, ...selection }, "de").facets;
  expect(facets({}).price).toEqual({ min: 600, max: 2000 });
  expect(facets({ min: 1200, max: 1300 }).price).toEqual({ min: 600, max: 2000 });
  expect(facets({ categoryIds: ["y"], weights: [150] }).price).toEqual({ min: 600, max: 650 });
  expect(facets({ categoryIds: ["unknown"] }).price).toBeNull();
  // "c" is sold out
  expect(facets({}).available).toBe(4);
  expect(facets({ available: true }).available).toBe(4);
});

describe("trait filters", () => {
  const goods = (
    [
      ["a", { nut: ["almonds"], texture: ["firm"], free: ["gluten", "milk"], occasion: ["gift"] }],
      ["b", { nut: ["almonds", "hazelnuts"], texture: ["soft"], free: ["gluten"], occasion: [] }],
      ["c", { nut: ["walnuts"], texture: ["firm"], free: [], occasion: ["gift", "christmas"] }],
    ] as [string, ChoiceValues][]
  ).map(([id, traits], day) => ({ ...entry(id, id, day + 1, [], [150, 500]), traits }));
  const of = (choices: Partial<ChoiceValues>) =>
    selectPage(goods, { ...plain, choices: { ...noChoices, ...choices } }, "de");

  it.each([
    [{}, "abc"],
    [{ nut: ["almonds"] }, "ab"],
    [{ nut: ["hazelnuts", "walnuts"] }, "bc"],
    [{ texture: ["firm"] }, "ac"],
    [{ texture: ["firm"], nut: ["almonds"] }, "a"],
    // all must apply: free of both
    [{ free: ["gluten"] }, "ab"],
    [{ free: ["gluten", "milk"] }, "a"],
    [{ free: ["eggs"] }, ""],
    [{ occasion: ["gift", "christmas"] }, "ac"],
  ] as [Partial<ChoiceValues>, string][])("with %j lists %s", (choices, expected) => {
    expect(
      of(choices)
        .hits.map(({ entry: { id } }) => id)
        .join(""),
    ).toBe(expected);
  });

  it("counts each value under the other filters, and omits what would list nothing", () => {
    const { choices } = of({ nut: ["almonds"], free: ["gluten"] }).facets;
    expect(choices.nut).toEqual([
      { value: "almonds", count: 2 },
      { value: "hazelnuts", count: 1 },
    ]);
    expect(choices.texture).toEqual([
      { value: "soft", count: 1 },
      { value: "firm", count: 1 },
    ]);
    expect(choices.free).toEqual([
      { value: "gluten", count: 2 },
      { value: "milk", count: 1 },
    ]);
    expect(choices.occasion).toEqual([{ value: "gift", count: 1 }]);
  });
});
