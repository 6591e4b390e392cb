import { expect, it } from "vitest";
import { cartStock } from "./current-lines";

const line = (
  id: string,
  quantity: number,
  stock: [item: string, required: number, available: number][],
) => ({
  id,
  quantity,
  variant: {
    id,
    manage_inventory: true,
    allow_backorder: false,
    stock: stock.map(([inventory_item_id, required, available]) => ({
      inventory_item_id,
      required,
      available,
    })),
  },
});

it("counts packs and crates of the same stock together, and a bundle in each of its stocks", () => {
  const pack = line("pack", 5, [["noir", 1, 40]]);
  const crate = line("crate", 2, [["noir", 12, 40]]);
  const bundle = line("bundle", 3, [
    ["noir", 1, 40],
    ["miele", 2, 9],
  ]);
  expect(cartStock({ items: [pack, crate, bundle] })).toEqual([
    { id: "noir", packs: 32, available: 40 },
    { id: "miele", packs: 6, available: 9 },
  ]);
});

it("counts lines of one variant together, and tells when nothing was ever in stock", () => {
  expect(cartStock({ items: [line("pack", 2, []), line("pack", 1, [])] })).toEqual([
    { id: "pack", packs: 3, available: 0 },
  ]);
});

it("does not ask for the stock of goods that is not counted", () => {
  const { id, quantity, variant } = line("pack", 9, [["noir", 1, 4]]);
  const uncounted = [{ manage_inventory: false }, { allow_backorder: true }];
  for (const change of uncounted)
    expect(cartStock({ items: [{ id, quantity, variant: { ...variant, ...change } }] })).toEqual([
      { id: "pack", packs: 9, available: null },
    ]);
  expect(cartStock({ items: [{ id, quantity, variant: null }] })).toEqual([
    { id: "pack", packs: 9, available: null },
  ]);
});
