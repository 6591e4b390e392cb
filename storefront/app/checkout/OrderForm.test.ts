import { expect, it } from "vitest";
import { orderButtonText } from "./OrderForm";

it("has exactly the statutory wording", () => {
  expect(orderButtonText).toEqual({
    de: "Zahlungspflichtig bestellen",
    it: "Ordine con obbligo di pagare",
    en: "Order with obligation to pay",
  });
});
