import { expect, it } from "vitest";
import { creditTaxes } from "./documents-due";

const tax = (rate: number, net_cents: number, vat_cents: number) => ({
  rate,
  net_cents,
  vat_cents,
  gross_cents: net_cents + vat_cents,
});

const one = [tax(7, 3056, 214)];
/** 20.00 at 10 %, 30.00 at 22 % */
const two = [tax(10, 1818, 182), tax(22, 2459, 541)];

it.each([
  ["a whole invoice", one, [], [], 3270, one],
  ["a whole invoice of two rates", two, [], [], 5000, two],
  // 5.00 / 1.07 = 4.67
  ["a part of an invoice", one, [], [], 500, [tax(7, 467, 33)]],
  // 2 / 5 and 3 / 5 of 10.00; 4.00 / 1.1 = 3.64, 6.00 / 1.22 = 4.92
  ["an amount without lines in proportion", two, [], [], 1000, [tax(10, 364, 36), tax(22, 492, 108)]],
  // 12.20 / 1.22 = 10.00
  ["a line by its own rate", two, [], [{ rate: 22, cents: 1220 }], 1220, [tax(22, 1000, 220)]],
  [
    "lines of both rates and their shipping",
    two,
    [],
    [
      { rate: 22, cents: 1220 },
      { rate: 10, cents: 1100 },
      { rate: 10, cents: 550 },
    ],
    2870,
    [tax(10, 1500, 150), tax(22, 1000, 220)],
  ],
  // 20.00 and 17.80 are left: 5.29 and 4.71 of 10.00; 4.71 + 12.20 at 22 % contain 3.05 VAT, 2.20 is credited
  [
    "an amount without lines in proportion to what earlier credit notes left",
    two,
    [tax(22, 1000, 220)],
    [],
    1000,
    [tax(10, 481, 48), tax(22, 386, 85)],
  ],
  ["only the rates that are left", two, [tax(22, 2459, 541)], [], 1000, [tax(10, 909, 91)]],
  // only 2.00 are left at 22 %
  [
    "a line of which an amount without lines has taken a part",
    two,
    [tax(22, 2295, 505)],
    [{ rate: 22, cents: 1220 }],
    1220,
    [tax(10, 927, 93), tax(22, 164, 36)],
  ],
  ["the rest, exactly", two, [tax(10, 927, 93), tax(22, 2459, 541)], [], 980, [tax(10, 891, 89)]],
  // 8 / 20 and 12 / 20 of the surplus
  ["more than was invoiced", two, two, [], 20, [tax(10, 7, 1), tax(22, 10, 2)]],
])("credits %s", (_, invoice, credited, parts, amount, expected) => {
  expect(creditTaxes(invoice, credited, parts, amount)).toEqual(expected);
});

it("gives partial credits that add up to the whole invoice at each rate", () => {
  const credited = [1234, 1, 2999, 5000 - 1234 - 1 - 2999].reduce<typeof two>(
    (before, amount) => [...before, ...creditTaxes(two, before, [], amount)],
    [],
  );
  const sumOf = (rate: number, key: "net_cents" | "vat_cents") =>
    credited.filter((each) => each.rate === rate).reduce((sum, each) => sum + each[key], 0);
  expect(two.map(({ rate }) => tax(rate, sumOf(rate, "net_cents"), sumOf(rate, "vat_cents")))).toEqual(two);
});
