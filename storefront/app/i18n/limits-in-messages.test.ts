import { formLimits, maxQuantity } from "@su-turrone/contract/limits";
import { expect, it } from "vitest";
import { fixedT } from "./i18n.server";
import { languages } from "./languages";

/** The numbers in a text, without separators between thousands. */
const numbersIn = (text: string): number[] =>
  [...text.matchAll(/\d[\d.,]*/g)].map(([digits]) => Number(digits.replaceAll(/[.,]/g, "")));

it.each(languages)("messages in %s name the limits that are applied", (language) => {
  const cart = fixedT(language, "cart");
  const withdrawal = fixedT(language, "withdrawal");
  expect(numbersIn(cart("errors.invalid_quantity"))).toEqual([1, maxQuantity]);
  expect(numbersIn(cart("errors.too_many_packs"))).toEqual([maxQuantity]);
  expect(numbersIn(withdrawal("errors.orderNumber"))).toEqual([formLimits.orderNumber]);
  expect(numbersIn(withdrawal("errors.items"))).toEqual([formLimits.withdrawnItems]);
});
