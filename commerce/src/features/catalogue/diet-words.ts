import { foldAccents } from "./search-text";

/** Diets, in German, Italian and English: whichever language the shop is read in, a text search would mislead. */
const diets = [
  /\b(vegan|vegeta[rl]|veggie|diabet|dietet|diat|halal\b|kosher|koscher|kasher|keto|paleo|low ?carb|zoliak|celiac|coeliac|fodmap)/,
  /\b(pflanzlich|plant ?based|zucker ?(arm|reduziert)|wenig(er)? zucker|(poc[oh]i?|meno|contenuto di) zuccher)/,
  /\b(sugar ?less|sugar reduced|(low|less|little|reduced) sugar)\b/,
  // German writes them as one word with the food: "Nussallergie"
  /allerg|intoll?eran|unvertraglich/,
];

/** Phrases that exclude something; free shipping is no diet. */
const exclusions = [
  /\b(ohne|senza|without|keine?n?|zero|frei von|free from|free of)\b/,
  /\bno [a-z]{3}/,
  /[a-z]{3} ?(?<!(kosten|versand|porto|shipping|delivery|postage|tax|duty) ?)(frei(e[rsnm]?)?|free)\b/,
];

/**
 * Whether words ask for a diet or exclude a food. Of the words left by search-meaning.ts, no label answers them, and
 * the goods whose texts have similar words may be the wrong ones: "sugar free" is like "sugar".
 */
export const asksForDiet = (words: string): boolean => {
  const folded = foldAccents(words);
  return [...diets, ...exclusions].some((pattern) => pattern.test(folded));
};
