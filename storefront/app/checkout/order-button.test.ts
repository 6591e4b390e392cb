import { expect, it } from "vitest";
import { orderButtonText } from "./order-button";

it("has the wording the law asks for, to the letter", () => {
  expect(orderButtonText).toEqual({
    de: "Zahlungspflichtig bestellen",
    it: "Ordine con obbligo di pagare",
    en: "Order with obligation to pay",
  });
});
