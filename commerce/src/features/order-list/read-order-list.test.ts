import { expect, it } from "vitest";
import { typedOrderNumber } from "./read-order-list";

it.each([
  ["12", 12],
  ["#12", 12],
  ["ST-12", 12],
  ["ST-1042-7K3M9QPD", 1042],
  ["st 1042 7k3m9qpd", 1042],
  ["Deledda", null],
  ["12a", null],
  ["", null],
  // longer than any order number: a tracking number
  ["00340434161094042557", null],
])("reads %s as the order number %s", (text, number) => {
  expect(typedOrderNumber(text)).toBe(number);
});
