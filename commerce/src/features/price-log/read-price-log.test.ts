import { expect, it } from "vitest";
import { withoutReplaced, type ReplaceablePrice } from "./read-price-log";

const second = 1000;
const entry = (
  cause: "set" | "removed",
  cents: number,
  ms: number,
  list: string | null = null,
): ReplaceablePrice => ({
  variant_id: "v",
  cause,
  cents,
  conditional: false,
  price_list_id: list,
  created_at: new Date(Date.UTC(2026, 10, 25) + ms),
});
const shown = (entries: ReplaceablePrice[]) =>
  withoutReplaced(entries).map(({ cause, cents }) => `${cause} ${cents}`);

it("reports a change once, although Medusa removes the old price for it", () => {
  expect(
    shown([entry("set", 990, second), entry("removed", 1290, second - 1), entry("set", 1290, 0)]),
  ).toEqual(["set 990", "set 1290"]);
});

it("reports nothing if the same price was saved again", () => {
  expect(
    shown([entry("set", 1290, second), entry("removed", 1290, second - 1), entry("set", 1290, 0)]),
  ).toEqual(["set 1290"]);
});

it("reports a removal if the price returned later or only in another price list", () => {
  const gone = [entry("set", 1290, 61 * second), entry("removed", 1290, second), entry("set", 1290, 0)];
  expect(shown(gone)).toEqual(["set 1290", "removed 1290", "set 1290"]);
  const listed = [
    entry("set", 990, second, "sale"),
    entry("removed", 1290, second - 1),
    entry("set", 1290, 0),
  ];
  expect(shown(listed)).toEqual(["set 990", "removed 1290", "set 1290"]);
});
