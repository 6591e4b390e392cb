import { expect, test } from "vitest";
import { rankRelated } from "./related";
import type { Product } from "./types";

const slugs = { de: "x", it: "x", en: "x" };

/** A product as far as it matters here. */
const make = (id: string, category: string, tags: string[], soldOut = false): Product => ({
  id,
  slugs,
  name: id,
  subtitle: "",
  description: "",
  picture: null,
  pictures: [],
  fromPrice: 0,
  fromPricePerKg: null,
  weights: [],
  startWeight: null,
  soldOut,
  categories: [{ id: category, name: category, slugs }],
  tags: tags.map((tag) => ({ id: tag, name: tag })),
  variants: [],
  brand: "",
  origin: "",
  rating: null,
  label: null,
  labelNotices: [],
});

const almond = make("almond", "classic", ["almond", "honey"]);
const ids = (others: Product[], count = 4) => rankRelated(almond, others, count).map(({ id }) => id);

test.each([
  ["never itself", [almond, make("b", "classic", [])], ["b"]],
  ["nothing twice", [make("b", "classic", []), make("b", "classic", [])], ["b"]],
  ["the same category before tags", [make("t", "soft", ["almond"]), make("c", "classic", [])], ["c", "t"]],
  [
    "more tags in common first",
    [make("one", "classic", ["almond"]), make("two", "classic", ["almond", "honey"])],
    ["two", "one"],
  ],
  [
    "what is sold out last, whatever it has in common",
    [make("gone", "classic", ["almond", "honey"], true), make("t", "soft", ["honey"])],
    ["t", "gone"],
  ],
  ["nothing that has nothing in common", [make("x", "gifts", ["paper"])], []],
  [
    "equal ones in the owner's order",
    [make("b", "classic", []), make("a", "classic", []), make("c", "classic", [])],
    ["b", "a", "c"],
  ],
])("%s", (_, others, expected) => {
  expect(ids(others)).toEqual(expected);
});

test("no more than asked for", () => {
  expect(ids([make("b", "classic", []), make("c", "classic", [])], 1)).toEqual(["b"]);
});
