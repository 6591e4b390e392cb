import fc from "fast-check";
import { expect, it } from "vitest";
import { totalsRows } from "./TotalsTable";

it("lists subtotal, shipping and total of a cart without a discount", () => {
  expect(totalsRows({ goods: 2500, discount: 0, shipping: 690, tax: 209, total: 3190 }, [])).toEqual([
    { kind: "subtotal", amount: 2500 },
    { kind: "shipping", amount: 690 },
    { kind: "total", amount: 3190 },
  ]);
});

it("shows the discount as a negative amount and keeps the row for free shipping", () => {
  const totals = { goods: 6000, discount: 600, shipping: 0, tax: 353, total: 5400 };
  expect(totalsRows(totals, [{ code: "TORRONE10", percent: 10 }])).toEqual([
    { kind: "subtotal", amount: 6000 },
    { kind: "discount", amount: -600, code: "TORRONE10" },
    { kind: "shipping", amount: 0 },
    { kind: "total", amount: 5400 },
  ]);
});

it("names all codes of a discount, or null if there are none", () => {
  const totals = { goods: 6000, discount: 900, shipping: 0, tax: 353, total: 5100 };
  const discount = (...codes: string[]) =>
    totalsRows(
      totals,
      codes.map((code) => ({ code, percent: null })),
    ).find(({ kind }) => kind === "discount");
  expect(discount("TEN", "FIVE")).toEqual({ kind: "discount", amount: -900, code: "TEN, FIVE" });
  expect(discount()).toEqual({ kind: "discount", amount: -900, code: null });
});

it("rows always add up to the total", () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(cents, cents, cents, (goods, off, shipping) => {
      const discount = Math.min(off, goods);
      const total = goods - discount + shipping;
      const rows = totalsRows({ goods, discount, shipping, tax: 0, total }, []);
      const parts = rows.filter((row) => row.kind !== "total").map((row) => row.amount);
      expect(parts.reduce((sum, amount) => sum + amount, 0)).toBe(rows.at(-1)?.amount);
    }),
  );
});
