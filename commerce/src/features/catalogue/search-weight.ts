/** Grams per unit, by the unit names of the three languages. */
const gramsOf: Readonly<Record<string, number>> = Object.fromEntries([
  ..."g gr gramm grammi grammo gram grams gramme grammes".split(" ").map((unit) => [unit, 1] as const),
  ..."kg kilo kilos kilogramm kilogram kilograms chilo chili chilogrammo chilogrammi"
    .split(" ")
    .map((unit) => [unit, 1000] as const),
]);

/** A number with its unit, neither being part of a longer word: "150 g", "150g", "150-Gramm-", "0,5 kg", "250 gr.". */
const weight = new RegExp(
  `(?<![\\p{L}\\p{N}.,-])(\\d{1,5}(?:[.,]\\d{1,3})?)[\\s-]{0,3}(${Object.keys(gramsOf).join("|")})(?![\\p{L}\\p{N}])\\.?`,
  "giu",
);

/** Splits a search text into weights (grams) and the remaining words. Pure. */
export function weightsIn(words: string): { words: string; weights: number[] } {
  const weights: number[] = [];
  // normalises full-width digits, as entered on East Asian keyboards
  const rest = words.normalize("NFKC").replace(weight, (_, number: string, unit: string) => {
    weights.push(Math.round(Number(number.replace(",", ".")) * (gramsOf[unit.toLowerCase()] ?? 0)));
    return " ";
  });
  return weights.length === 0
    ? { words, weights }
    : { words: rest.replace(/\s+/g, " ").replace(/^[\s-]+|[\s-]+$/g, ""), weights: [...new Set(weights)] };
}
