import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { euroText, formParams, isIndexable, listSearch, withoutFilters } from "./list-query";
import { readListQuery } from "./read-list-query";

/** The parsed query of a URL; compare with `plain`, which has the defaults. */
const read = (search: string) => readListQuery(new URLSearchParams(search));
const plain = {
  words: "",
  categories: [],
  min: null,
  max: null,
  weights: [],
  available: false,
  choices: { nut: [], texture: [], free: [], occasion: [] },
  sort: "recommended",
  page: 1,
  size: 24,
};

describe("readListQuery", () => {
  it.each([
    ["", {}],
    ["min=&max=&sort=&page=&size=&available=", {}],
    ["unknown=1&utm_source=x", {}],
    ["min=12%2C50&max=20.5", { min: 1250, max: 2050 }],
    ["min=12&max=%E2%82%AC20", { min: 1200, max: 2000 }],
    ["max=19%2C9+%E2%82%AC", { max: 1990 }],
    ["min=0", { min: 0 }],
    ["min=1.000&max=1.234%2C50", { min: 100_000, max: 123_450 }],
    ["min=1%2C000&max=1%2C000.5", { min: 100_000, max: 100_050 }],
    ["min=1%27000&max=2%E2%80%99000", { min: 100_000, max: 200_000 }],
    ["min=1%C2%A0000+%E2%82%AC&max=12+000%2C00", { min: 100_000, max: 1_200_000 }],
    ["max=999.999%2C99", { max: 99_999_999 }],
    ["weight=300&weight=150&weight=300", { weights: [300, 150] }],
    ["weight=abc&weight=-1&weight=0&weight=1.5&weight=500", { weights: [500] }],
    ["category=geschenke&category=weicher-torrone", { categories: ["geschenke", "weicher-torrone"] }],
    ["category=..%2F..&category=%00&category=", {}],
    ["available=1", { available: true }],
    ["available=yes", {}],
    [
      "nut=walnuts&nut=coconuts&texture=soft&free=milk&free=eggs&occasion=gift&occasion=gift",
      { choices: { nut: ["walnuts"], texture: ["soft"], free: ["milk", "eggs"], occasion: ["gift"] } },
    ],
    ["sort=price-down&size=12&page=3", { sort: "price-down", size: 12, page: 3 }],
    ["sort=rating&size=1000&page=0", {}],
    ["page=-1", {}],
    ["page=99999", { page: 10_000 }],
    ["page=2.5", {}],
    ["page=1e9", { page: 10_000 }],
    ["q=+Mandel+%0A+Honig%00", { words: "Mandel Honig" }],
    ["q=%25%27%20OR%201%3D1%20--", { words: "%' OR 1=1 --" }],
    [`q=${"🍯".repeat(80)}`, { words: "🍯".repeat(80) }],
  ])("parses %j", (search, expected) => {
    expect(read(search)).toEqual({ query: { ...plain, ...expected }, problems: [] });
  });

  it.each([
    ["min=abc", {}, { kind: "noPrice", field: "min", typed: "abc" }],
    ["max=-5", {}, { kind: "noPrice", field: "max", typed: "-5" }],
    ["max=12.34%2C50&min=2", { min: 200 }, { kind: "noPrice", field: "max", typed: "12.34,50" }],
    ["min=1.000.50", {}, { kind: "noPrice", field: "min", typed: "1.000.50" }],
    ["min=1.000%27000", {}, { kind: "noPrice", field: "min", typed: "1.000'000" }],
    ["min=0.500", {}, { kind: "noPrice", field: "min", typed: "0.500" }],
    ["min=1000000", {}, { kind: "tooHigh", field: "min", typed: "1000000" }],
    ["max=1.000.000%2C00+%E2%82%AC", {}, { kind: "tooHigh", field: "max", typed: "1.000.000,00 €" }],
    ["max=99999999999999999999", {}, { kind: "tooHigh", field: "max", typed: "99999999999999999999" }],
    ["min=1e3", {}, { kind: "noPrice", field: "min", typed: "1e3" }],
    ["min=Infinity", {}, { kind: "noPrice", field: "min", typed: "Infinity" }],
    ["min=20&max=10", { min: 1000, max: 2000 }, { kind: "crossed", min: 1000, max: 2000 }],
    [`q=${"x".repeat(81)}`, { words: "x".repeat(80) }, { kind: "tooLong" }],
    [`q=${"🍯".repeat(81)}`, { words: "🍯".repeat(80) }, { kind: "tooLong" }],
  ])("corrects %j and reports the problem", (search, expected, problem) => {
    expect(read(search)).toEqual({ query: { ...plain, ...expected }, problems: [problem] });
  });

  it("never throws, and its result survives a round trip through listSearch", () => {
    const name = fc.constantFrom(
      "q",
      "min",
      "max",
      "weight",
      "category",
      "available",
      "sort",
      "page",
      "size",
      "nut",
      "free",
      "x",
    );
    const value = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.integer().map(String),
      fc.double().map(String),
      fc.constantFrom("1", "24", "12,50", "price-up", "name", "almonds", "milk"),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { maxLength: 12 }), (pairs) => {
        const { query } = readListQuery(new URLSearchParams(pairs));
        expect(query.min ?? 0).toBeLessThanOrEqual(query.max ?? Infinity);
        const again = read(listSearch(query)).query;
        expect({ ...again, weights: new Set(again.weights) }).toEqual({
          ...query,
          weights: new Set(query.weights),
        });
      }),
    );
  });
});

it("listSearch omits default values", () => {
  expect(listSearch(read("sort=recommended&size=24&page=1&min=").query)).toBe("");
  expect(listSearch(read("weight=500&min=12,50&weight=150&page=2&max=20").query)).toBe(
    "?min=12.50&max=20&weight=150&weight=500&page=2",
  );
});

it.each([
  ["", true],
  ["page=2", true],
  ["sort=name", false],
  ["available=1", false],
  ["size=12", false],
  ["q=honig", false],
])("isIndexable for %j: %s", (search, expected) => {
  expect(isIndexable(read(search).query)).toBe(expected);
});

it("withoutFilters removes the filters and keeps search words, sort order and page size", () => {
  const { query } = read(
    "q=honig&min=5&weight=150&available=1&category=x&nut=almonds&free=milk&sort=name&size=12&page=2",
  );
  expect(listSearch(withoutFilters(query))).toBe("?q=honig&sort=name&size=12");
});

it.each([
  [1250, "de", "12,50"],
  [1250, "it", "12,50"],
  [1250, "en", "12.50"],
  [1200, "de", "12"],
  [null, "de", ""],
] as const)("euroText formats %j cents in %s as %j", (cents, language, text) => {
  expect(euroText(cents, language)).toBe(text);
});

describe("the parameters of the list's form", () => {
  it("omit empty fields and the default sort order", () => {
    const fields = [
      ["min", " "],
      ["max", "12,50"],
      ["nut", "almonds"],
      ["nut", "walnuts"],
      ["sort", "recommended"],
    ] as const;
    expect(formParams(fields).toString()).toBe("max=12%2C50&nut=almonds&nut=walnuts");
    expect(formParams([["sort", "name"]]).toString()).toBe("sort=name");
  });

  it("keep a search term that is called like the default sort order", () => {
    expect(formParams([["q", "recommended"]]).toString()).toBe("q=recommended");
  });
});
