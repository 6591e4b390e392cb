import { randomInt, randomUUID } from "node:crypto";
import { isIban } from "@su-turrone/contract/iban";
import { isVatId } from "@su-turrone/contract/vat-id";

/** Makes a word of one's own, so that it is found only where this buyer's is shown. */
export type Own = (word: string) => string;

/** A buyer's mark on words. */
export function newOwn(): Own {
  const mark = randomUUID().slice(0, 8);
  return (word) => word + mark;
}

/** Random digits without 0, so that no postal code of the table is found in them. */
export const digits = (count: number): string =>
  Array.from({ length: count }, () => randomInt(1, 10)).join("");

/** The first number with right check digits among those a function makes of 00 to 99. */
function checked(make: (check: string) => string, isRight: (number: string) => boolean): string {
  const numbers = Array.from({ length: 100 }, (_, n) => make(String(n).padStart(2, "0")));
  return numbers.find(isRight) ?? "";
}

/** An Italian VAT number that nobody else uses; without the prefix, as e-invoices have it. */
export const ownVatId = (): string => {
  // its eighth to tenth digits are a tax office, 010 to 019 here
  const start = `${digits(7)}01`;
  return checked(
    (check) => start + check,
    (number) => isVatId(number, "it"),
  );
};

/** A German IBAN that nobody else uses. */
export const ownIban = (): string => {
  const account = digits(10);
  return checked((check) => `DE${check}37040044${account}`, isIban);
};
