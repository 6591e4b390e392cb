import { expect, it } from "vitest";
import { giftOrder } from "../ordering/order/order-record.example";
import { minutesLater } from "../ordering/order/order-record.example";
import { moneyProblemsOf } from "./read-today";

it("names the buyer of a gift whose money is missing, not the person who receives it", () => {
  const problems = moneyProblemsOf(giftOrder, minutesLater(24 * 60), "order");
  expect(problems).toMatchObject([{ name: "Anna Berger", issue: { what: "not_captured" } }]);
});
