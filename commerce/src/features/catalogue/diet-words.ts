import { foldAccents } from "./search-text";

/** Diets, in German, Italian and English: whichever language the shop is read in, a text search would mislead. */
const diet =
  /\b(vegan|vegetar|veggie|diabet|intoleran|unvertraglich|allergi|halal\b|kosher|koscher|kasher|keto|paleo|low carb|zoliak|celiac|coeliac|fodmap|zuckerarm)/;

/** Phrases that exclude something; free shipping is no diet. */
const exclusions = [
  /\b(ohne|senza|without|keine?n?|zero|frei von|free from|free of)\b/,
  /\bno [a-z]{3}/,
  /[a-z]{3} ?(?<!kosten ?|versand ?|porto ?)frei\b/,
  /[a-z]{3} (?<!shipping |delivery |postage |tax |duty )free\b/,
];

/**
 * Whether words ask for a diet or exclude a food. Of the words left by search-meaning.ts, no label answers them, and
 * the goods whose texts have similar words may be the wrong ones: "sugar free" is like "sugar".
 */
export const asksForDiet = (words: string): boolean => {
  const folded = foldAccents(words);
  return [diet, ...exclusions].some((pattern) => pattern.test(folded));
};
