import { expect, test } from "vitest";
import { findRelatable, rankRelated, type Relatable } from "./rank-related";

const make = (id: string, category: string, tagIds: string[]): Relatable => ({
  id,
  categoryIds: [category],
  tagIds,
});

const almond = make("almond", "classic", ["almond", "honey"]);
const related = (others: Relatable[], soldOut: string[] = []) =>
  rankRelated(almond, findRelatable(almond, others), ({ id }) => soldOut.includes(id)).map(({ id }) => id);

test.each([
  ["never itself", [almond, make("b", "classic", [])], ["b"]],
  ["the same category before tags", [make("t", "soft", ["almond"]), make("c", "classic", [])], ["c", "t"]],
  [
    "more tags in common first",
    [make("one", "classic", ["almond"]), make("two", "classic", ["almond", "honey"])],
    ["two", "one"],
  ],
  ["nothing that has nothing in common", [make("x", "gifts", ["paper"])], []],
  [
    "equal ones in the owner's order",
    [make("b", "classic", []), make("a", "classic", []), make("c", "classic", [])],
    ["b", "a", "c"],
  ],
])("%s", (_, others, expected) => {
  expect(related(others)).toEqual(expected);
});

test("what is sold out last, whatever it has in common", () => {
  const others = [make("gone", "classic", ["almond", "honey"]), make("t", "soft", ["honey"])];
  expect(related(others, ["gone"])).toEqual(["t", "gone"]);
});
