import { choiceNames, type listChoices, noChoices, type ChoiceValues } from "@su-turrone/contract/lists";
import type { Language } from "../../platform/languages";
import type { CatalogueEntry } from "./catalogue-entry";
import { foldAccents, wordsIn } from "./search-text";

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
function weightsIn(words: string): { words: string; weights: number[] } {
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
const asksForDiet = (words: string): boolean => {
  const folded = foldAccents(words);
  return [...diets, ...exclusions].some((pattern) => pattern.test(folded));
};

/**
 * Interpretation of a search text: words to search for, and the weights (grams) and filter choices expressed by other
 * words.
 */
export interface SearchMeaning {
  words: string;
  weights: readonly number[];
  choices: ChoiceValues;
  /** Whether the words ask for a diet that no label answers: they are not to be searched for. */
  unanswered: boolean;
}

type Meaning = Partial<ChoiceValues>;

type Avoided = (typeof listChoices.free)[number];

const christmas: Meaning = { occasion: ["christmas"] };

/** Foods to avoid, by the words people use for them; "nuts" may include peanuts, so it excludes both. */
const avoidedWords: Readonly<
  Record<Language, readonly (readonly [words: string, avoided: readonly Avoided[]])[]>
> = {
  de: [
    ["gluten", ["gluten"]],
    ["laktose milch milchzucker", ["milk"]],
    ["ei eier", ["eggs"]],
    ["soja", ["soybeans"]],
    ["erdnuss erdnusse", ["peanuts"]],
    ["nuss nusse schalenfruchte", ["nuts", "peanuts"]],
    ["mandel mandeln", ["almonds"]],
    ["haselnuss haselnusse", ["hazelnuts"]],
    ["walnuss walnusse", ["walnuts"]],
  ],
  it: [
    ["glutine", ["gluten"]],
    ["lattosio latte", ["milk"]],
    ["uova uovo", ["eggs"]],
    ["soia", ["soybeans"]],
    ["arachidi", ["peanuts"]],
    ["mandorle mandorla", ["almonds"]],
    ["nocciole nocciola", ["hazelnuts"]],
    ["noci noce", ["walnuts"]],
  ],
  en: [
    ["gluten", ["gluten"]],
    ["lactose dairy milk", ["milk"]],
    ["egg eggs", ["eggs"]],
    ["soya soy", ["soybeans"]],
    ["peanut peanuts", ["peanuts"]],
    ["nut nuts", ["nuts", "peanuts"]],
    ["almond almonds", ["almonds"]],
    ["hazelnut hazelnuts", ["hazelnuts"]],
    ["walnut walnuts", ["walnuts"]],
  ],
};

/** Phrases that mean "without" a word. */
const phrasesWithout: Readonly<Record<Language, (word: string) => readonly string[]>> = {
  de: (word) => [
    `ohne ${word}`,
    `keine ${word}`,
    `kein ${word}`,
    `frei von ${word}`,
    `${word}frei`,
    `${word} frei`,
  ],
  it: (word) => [`senza ${word}`],
  en: (word) => [
    `without ${word}`,
    `no ${word}`,
    `free from ${word}`,
    `free of ${word}`,
    `${word} free`,
    `${word}free`,
  ],
};

const withoutAvoided = (language: Language): (readonly [phrase: string, meaning: Meaning])[] =>
  avoidedWords[language].flatMap(([words, free]) =>
    words
      .split(" ")
      .flatMap((word) => phrasesWithout[language](word).map((phrase) => [phrase, { free }] as const)),
  );

/**
 * Seasonal and dietary phrases that occur in no product text: without accents and in lower case, as returned by
 * `folded`. Foods to avoid are checked against the label, as in the filters (product-traits.ts); phrases the label
 * cannot answer are recognised in diet-words.ts.
 */
const meanings: Readonly<Record<Language, readonly (readonly [phrase: string, meaning: Meaning])[]>> = {
  de: [
    ["weihnachten", christmas],
    ["weihnachtsgeschenk", christmas],
    ["advent", christmas],
    ["nikolaus", christmas],
    ...withoutAvoided("de"),
  ],
  it: [
    ["natale", christmas],
    ["natalizio", christmas],
    ["avvento", christmas],
    ["senza frutta a guscio", { free: ["nuts"] }],
    ["senza frutta secca", { free: ["nuts", "peanuts"] }],
    ...withoutAvoided("it"),
  ],
  en: [["christmas", christmas], ["xmas", christmas], ["advent", christmas], ...withoutAvoided("en")],
};

/** A word as `meanings` has it: inflected forms and allergies mean the same as "nussfrei" and "nut free". */
const wordOfPhrase = (word: string): string =>
  foldAccents(word)
    .replace(/^allerg(?:y|ies)$/, "free")
    .replace(/(?:freie[rsnm]?|allergi(?:en?|ker\w*))$/, "frei");

/** Merges two sets of choices without duplicates. */
export const bothChoices = (one: ChoiceValues, other: Meaning): ChoiceValues => ({
  nut: [...new Set([...one.nut, ...(other.nut ?? [])])],
  texture: [...new Set([...one.texture, ...(other.texture ?? [])])],
  free: [...new Set([...one.free, ...(other.free ?? [])])],
  occasion: [...new Set([...one.occasion, ...(other.occasion ?? [])])],
});

/** Extracts the filter choices expressed by seasonal and dietary phrases; the remaining words are searched for. */
function choicesIn(words: string, language: Language): Omit<SearchMeaning, "weights"> {
  let remaining = wordsIn(words);
  let choices = noChoices;
  for (const [phrase, meaning] of meanings[language]) {
    const phraseWords = phrase.split(" ");
    const matchStart = remaining.findIndex((_word, start) =>
      phraseWords.every((word, index) => wordOfPhrase(remaining[start + index] ?? "") === word),
    );
    if (matchStart === -1) continue;
    remaining = remaining.toSpliced(matchStart, phraseWords.length);
    choices = bothChoices(choices, meaning);
  }
  const unanswered = asksForDiet(remaining.join(" "));
  return choiceNames.some((name) => choices[name].length > 0)
    ? { words: remaining.join(" "), choices, unanswered }
    : { words, choices: noChoices, unanswered };
}

/**
 * Interprets a search text: weights, and seasonal and dietary phrases, become filters, the remaining words are searched
 * for.
 */
export function meaningOf(words: string, language: Language): SearchMeaning {
  const { words: otherWords, weights } = weightsIn(words);
  return { weights, ...choicesIn(otherWords, language) };
}

type SearchedEntry = Pick<CatalogueEntry, "traits"> & { variants: readonly { grams: number | null }[] };

/**
 * Like `meaningOf`, but for the products of the shop: if no product has the weight or the occasion, the words are
 * searched for like any others. Foods to avoid always stay a filter, even if no product meets it: a text that mentions
 * milk is no answer to "without milk".
 */
export function meaningIn(
  entries: readonly SearchedEntry[],
  words: string,
  language: Language,
): SearchMeaning {
  const wordsAndWeights = weightsIn(words);
  const isWeightSold = entries.some(({ variants }) =>
    variants.some(({ grams }) => wordsAndWeights.weights.includes(grams ?? 0)),
  );
  const { words: otherWords, weights } = isWeightSold ? wordsAndWeights : { words, weights: [] };
  const meaning = choicesIn(otherWords, language);
  const isKnown = meaning.choices.occasion.every((occasion) =>
    entries.some(({ traits }) => traits.occasion.includes(occasion)),
  );
  return isKnown || meaning.choices.free.length > 0
    ? { weights, ...meaning }
    : { words: otherWords, weights, choices: noChoices, unanswered: meaning.unanswered };
}
