import fc from "fast-check";
import { expect, it } from "vitest";
import { type CountryCode, countryCodes } from "@su-turrone/contract/country-rules";
import { toCents } from "@su-turrone/contract/money";
import { withDiscount } from "~/commerce/cart-view";
import { toOrderLine } from "~/commerce/order-view";
import { toFreeShipping } from "./FreeShipping";
import { totalsRows } from "./TotalsTable";

/** A cart as calculated by commerce: unrounded decimal euros, as floating-point numbers in JSON. */
const carts = fc.record({
  lines: fc.array(
    fc.record({ cents: fc.integer({ min: 1, max: 9_999 }), quantity: fc.integer({ min: 1, max: 99 }) }),
    { minLength: 1, maxLength: 12 },
  ),
  percent: fc.constantFrom(0, 3, 7, 10, 15, 33, 100),
  country: fc.constantFrom(...countryCodes),
});

const taxPercent: Readonly<Record<CountryCode, number>> = { it: 10, fr: 20, de: 7, es: 10, gb: 20 };

it("lines, discount and shipping add up to the displayed total, which equals the charged amount", () => {
  fc.assert(
    fc.property(carts, ({ lines, percent, country }) => {
      const goods = lines.reduce((sum, line) => sum + line.cents * line.quantity, 0);
      const shipping = goods >= 5_000 ? 0 : 690;
      const exact = (goods * (100 - percent)) / 10_000 + shipping / 100;
      const totals = withDiscount({
        goods: toCents(lines.reduce((sum, line) => sum + (line.cents / 100) * line.quantity, 0)),
        shipping: toCents(shipping / 100),
        total: toCents(exact),
        tax: toCents(exact - exact / (1 + taxPercent[country] / 100)),
      });
      const bought = { product_id: "", variant_id: "", name: "", grams: 0, thumbnail: null };
      const shown = lines.map(({ cents, quantity }, n) =>
        toOrderLine({ ...bought, id: `line_${n}`, quantity, unit_cents: cents }, undefined),
      );
      const rows = totalsRows(totals, percent > 0 ? [{ code: "CODE", percent }] : []);
      const sum = (amounts: number[]) => amounts.reduce((a, b) => a + b, 0);
      // rounded half up in integer arithmetic: the amount the payment provider charges
      const charged = Math.floor((goods * (100 - percent) + 50) / 100) + shipping;

      expect(sum(shown.map((line) => line.total))).toBe(totals.goods);
      expect(sum(rows.flatMap((row) => (row.kind === "total" ? [] : [row.amount])))).toBe(totals.total);
      expect(totals.total).toBe(charged);
      for (const amount of Object.values(totals)) {
        expect(Number.isInteger(amount)).toBe(true);
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(Object.is(amount, -0)).toBe(false);
      }
      expect(totals.discount).toBeLessThanOrEqual(totals.goods);
      expect(toFreeShipping(totals.goods, 5_000).missing === 0).toBe(totals.shipping === 0);
    }),
    { numRuns: 500 },
  );
});
