import { choiceNames, noChoices, type ChoiceValues } from "@su-turrone/contract/lists";
import type { Language } from "../../platform/languages";
import type { CatalogueEntry } from "./catalogue-entry";
import { asksForDiet, avoidedIn } from "./diet-words";
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
  /** The only products that may be found: the words ask for a diet, and these have them all in their name. */
  named?: ReadonlySet<string>;
}

type Meaning = Partial<ChoiceValues>;

const christmas: Meaning = { occasion: ["christmas"] };

/** Words for an occasion that occur in no product text, folded. */
const occasions: Readonly<Record<Language, Readonly<Record<string, Meaning>>>> = {
  de: { weihnachten: christmas, weihnachtsgeschenk: christmas, advent: christmas, nikolaus: christmas },
  it: { natale: christmas, natalizio: christmas, avvento: christmas },
  en: { christmas, xmas: christmas, advent: christmas },
};

/** Minimum length of a partially typed word that is taken for an occasion. */
const minOccasionPrefix = 5;

/** What a word says about an occasion, also before it is typed to its end: "weihn". */
function occasionOf(word: string, language: Language): Meaning | undefined {
  const typed = foldAccents(word);
  const known = Object.entries(occasions[language]);
  return known.find(
    ([name]) => name === typed || (typed.length >= minOccasionPrefix && name.startsWith(typed)),
  )?.[1];
}

/** Merges two sets of choices without duplicates. */
export const bothChoices = (one: ChoiceValues, other: Meaning): ChoiceValues => ({
  nut: [...new Set([...one.nut, ...(other.nut ?? [])])],
  texture: [...new Set([...one.texture, ...(other.texture ?? [])])],
  free: [...new Set([...one.free, ...(other.free ?? [])])],
  occasion: [...new Set([...one.occasion, ...(other.occasion ?? [])])],
});

/** Extracts the filter choices expressed by words for occasions and foods to avoid; the remaining words are searched for. */
function choicesIn(words: string, language: Language): Omit<SearchMeaning, "weights"> {
  const { avoided, remaining } = avoidedIn(words);
  let choices = bothChoices(noChoices, { free: avoided });
  const searched = remaining.filter((word) => {
    const occasion = occasionOf(word, language);
    if (occasion) choices = bothChoices(choices, occasion);
    return !occasion;
  });
  const unanswered = asksForDiet(searched.join(" "));
  return choiceNames.some((name) => choices[name].length > 0)
    ? { words: searched.join(" "), choices, unanswered }
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

type SearchedEntry = Pick<CatalogueEntry, "id" | "names" | "traits"> & {
  variants: readonly { grams: number | null }[];
};

/** Ids of the products that have all these words in their name in one of the languages. */
function namedBy(entries: readonly SearchedEntry[], words: string): Set<string> {
  const wanted = wordsIn(foldAccents(words));
  const isNamed = (name: string) => {
    const own = wordsIn(foldAccents(name));
    return wanted.every((word) => own.includes(word));
  };
  return new Set(entries.filter(({ names }) => Object.values(names).some(isNamed)).map(({ id }) => id));
}

/**
 * Like `meaningOf`, but for the products of the shop: if no product has the weight or the occasion, the words are
 * searched for like any others. Foods to avoid always stay a filter, even if no product meets it: a text that mentions
 * milk is no answer to "without milk". A diet no label answers is answered by the names of products.
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
  const known =
    isKnown || meaning.choices.free.length > 0
      ? { weights, ...meaning }
      : { words: otherWords, weights, choices: noChoices, unanswered: meaning.unanswered };
  const named = known.unanswered ? namedBy(entries, known.words) : new Set<string>();
  return named.size > 0 ? { ...known, unanswered: false, named } : known;
}
