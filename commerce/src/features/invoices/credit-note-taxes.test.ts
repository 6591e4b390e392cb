import { expect, it } from "vitest";
import { creditTaxes } from "./credit-note-taxes";

const one = [{ rate: 7, net_cents: 3056, vat_cents: 214, gross_cents: 3270 }];
const two = [
  { rate: 5.5, net_cents: 949, vat_cents: 52, gross_cents: 1001 },
  { rate: 20, net_cents: 4321, vat_cents: 864, gross_cents: 5185 },
];

it("credits a whole invoice", () => {
  expect(creditTaxes(one, 0, 3270)).toEqual(one);
  expect(creditTaxes(two, 0, 6186)).toEqual(two);
});

it("credits a part of an invoice", () => {
  // 5.00 / 1.07 = 4.67
  expect(creditTaxes(one, 0, 500)).toEqual([{ rate: 7, net_cents: 467, vat_cents: 33, gross_cents: 500 }]);
});

it("partial credits add up to the whole invoice for each tax rate", () => {
  const parts = [1234, 1, 2999, 6186 - 1234 - 1 - 2999];
  let before = 0;
  const sums = two.map(({ rate }) => ({ rate, net_cents: 0, vat_cents: 0, gross_cents: 0 }));
  for (const part of parts) {
    const taxes = creditTaxes(two, before, part);
    expect(taxes.reduce((sum, tax) => sum + tax.gross_cents, 0)).toBe(part);
    for (const [index, tax] of taxes.entries()) {
      expect(tax.net_cents + tax.vat_cents).toBe(tax.gross_cents);
      const sum = sums[index];
      if (!sum) continue;
      sum.net_cents += tax.net_cents;
      sum.vat_cents += tax.vat_cents;
      sum.gross_cents += tax.gross_cents;
    }
    before += part;
  }
  expect(sums).toEqual(two);
});
