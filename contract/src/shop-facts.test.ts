import { expect, it } from "vitest";
import { shippingCents } from "./shop-facts";

const tariff = { cents: 690, free_from_cents: 5000 };

it.each([
  [0, 690],
  [4999, 690],
  [5000, 0],
  [5001, 0],
])("shipping for goods of %i cents costs %i", (goods, expected) => {
  expect(shippingCents(goods, tariff)).toBe(expected);
});
