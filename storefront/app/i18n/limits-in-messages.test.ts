import { formLimits, maxQuantity } from "@su-turrone/contract/limits";
import { commerceLimits, storefrontLimits } from "@su-turrone/contract/rate-limits";
import { expect, it } from "vitest";
import { fixedT } from "./i18n.server";
import { type Language, languages } from "./languages";

/** The numbers in a text, without separators between thousands. */
const numbersIn = (text: string): number[] =>
  [...text.matchAll(/\d[\d.,]*/g)].map(([digits]) => Number(digits.replaceAll(/[.,]/g, "")));

/** Waiting times as the messages write them, by minutes. */
const minutes: Record<Language, Readonly<Record<number, string>>> = {
  de: { 5: "fünf Minuten", 15: "fünfzehn Minuten" },
  it: { 5: "cinque minuti", 15: "quindici minuti" },
  en: { 5: "five minutes", 15: "fifteen minutes" },
};

it.each(languages)("messages in %s name the time to wait after wrong codes", (language) => {
  const cart = fixedT(language, "cart");
  const inWords = ({ seconds }: { seconds: number }) => minutes[language][seconds / 60];
  for (const key of ["errors.code_too_fast", "flash.codeTooFast"] as const) {
    expect(cart(key)).toContain(` ${inWords(commerceLimits.wrongCode)}`);
  }
  for (const key of ["errors.code_too_often", "flash.codeTooOften", "flash.codeUnchecked"] as const) {
    expect(cart(key)).toContain(` ${inWords(storefrontLimits.wrongCode)}`);
  }
});

it.each(languages)("messages in %s name the limits that are applied", (language) => {
  const cart = fixedT(language, "cart");
  const withdrawal = fixedT(language, "withdrawal");
  expect(numbersIn(cart("errors.invalid_quantity"))).toEqual([1, maxQuantity]);
  expect(numbersIn(cart("errors.too_many_packs"))).toEqual([maxQuantity]);
  expect(numbersIn(withdrawal("errors.orderNumber"))).toEqual([formLimits.orderNumber]);
  expect(numbersIn(withdrawal("errors.items"))).toEqual([formLimits.withdrawnItems]);
});
