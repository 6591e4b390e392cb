import { expect, test } from "vitest";
import { findRelatable, rankRelated, type Relatable } from "./read-product-page";

const make = (id: string, category: string, tagIds: string[]): Relatable => ({
  id,
  categoryIds: [category],
  tagIds,
});

const almond = make("almond", "classic", ["almond", "honey"]);
const related = (others: Relatable[], soldOut: string[] = []) =>
  rankRelated(almond, findRelatable(almond, others), ({ id }) => soldOut.includes(id)).map(({ id }) => id);

test.each([
  ["excludes the product itself", [almond, make("b", "classic", [])], ["b"]],
  [
    "ranks the same category before shared tags",
    [make("t", "soft", ["almond"]), make("c", "classic", [])],
    ["c", "t"],
  ],
  [
    "ranks products with more shared tags first",
    [make("one", "classic", ["almond"]), make("two", "classic", ["almond", "honey"])],
    ["two", "one"],
  ],
  ["excludes products with nothing in common", [make("x", "gifts", ["paper"])], []],
  [
    "keeps the owner's order of equally related products",
    [make("b", "classic", []), make("a", "classic", []), make("c", "classic", [])],
    ["b", "a", "c"],
  ],
])("%s", (_, others, expected) => {
  expect(related(others)).toEqual(expected);
});

test("ranks sold-out products last, whatever they have in common", () => {
  const others = [make("gone", "classic", ["almond", "honey"]), make("t", "soft", ["honey"])];
  expect(related(others, ["gone"])).toEqual(["t", "gone"]);
});
