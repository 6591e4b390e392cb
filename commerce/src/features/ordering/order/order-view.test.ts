import { expect, it } from "vitest";
import { exampleOrder } from "./order-record.example";
import { buyerOf } from "./order-view";

const address = {
  company: "",
  first_name: "Oma",
  last_name: "Berger",
  address_1: "Lindenweg 4",
  address_2: "",
  postal_code: "80331",
  city: "München",
  province: "",
  country_code: "de",
  phone: "",
};
const billing = { ...address, company: "Bottega Serra", first_name: "Anna" };

it.each([
  ["the buyer of a gift, not the person who receives it", billing, "Anna Berger"],
  ["the recipient if there is no billing address", null, "Oma Berger"],
  [
    "the recipient if the billing address names nobody",
    { ...billing, first_name: "", last_name: "" },
    "Oma Berger",
  ],
])("buyerOf returns %s", (_, billing_address, name) => {
  expect(buyerOf(exampleOrder({ shipping_address: address, billing_address }))).toBe(name);
});
