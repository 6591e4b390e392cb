import { choiceNames, noChoices, type ChoiceValues } from "@su-turrone/contract/lists";
import type { Language } from "../../platform/languages";
import type { CatalogueEntry } from "./catalogue-entry";
import { foldAccents, wordsIn } from "./search-text";

/** What a search asks for: words to be found, and choices that some of the words meant. */
export interface SearchMeaning {
  words: string;
  choices: ChoiceValues;
}

type Meaning = Partial<ChoiceValues>;

const christmas: Meaning = { occasion: ["christmas"] };
const noGluten: Meaning = { free: ["gluten"] };
const noMilk: Meaning = { free: ["milk"] };
const noEggs: Meaning = { free: ["eggs"] };

/**
 * Words of the season and of diets, which stand in no text of the goods: without accents and in lower case, as `folded` makes them.
 * What somebody must not eat is judged by the label, as in the filters (product-traits.ts); a word the label cannot answer
 * ("vegan": its honey and its egg white have other names in a text) is none of them.
 */
const meanings: Readonly<Record<Language, readonly (readonly [phrase: string, meaning: Meaning])[]>> = {
  de: [
    ["weihnachten", christmas],
    ["weihnachtsgeschenk", christmas],
    ["advent", christmas],
    ["nikolaus", christmas],
    ["glutenfrei", noGluten],
    ["ohne gluten", noGluten],
    ["laktosefrei", noMilk],
    ["milchfrei", noMilk],
    ["ohne milch", noMilk],
    ["ohne ei", noEggs],
    ["ohne haselnusse", { free: ["hazelnuts"] }],
    ["ohne mandeln", { free: ["almonds"] }],
    ["ohne walnusse", { free: ["walnuts"] }],
    ["ohne erdnusse", { free: ["peanuts"] }],
    ["ohne soja", { free: ["soybeans"] }],
  ],
  it: [
    ["natale", christmas],
    ["natalizio", christmas],
    ["avvento", christmas],
    ["senza glutine", noGluten],
    ["senza lattosio", noMilk],
    ["senza latte", noMilk],
    ["senza uova", noEggs],
    ["senza nocciole", { free: ["hazelnuts"] }],
    ["senza mandorle", { free: ["almonds"] }],
    ["senza noci", { free: ["walnuts"] }],
    ["senza arachidi", { free: ["peanuts"] }],
    ["senza soia", { free: ["soybeans"] }],
  ],
  en: [
    ["christmas", christmas],
    ["xmas", christmas],
    ["advent", christmas],
    ["gluten free", noGluten],
    ["glutenfree", noGluten],
    ["without gluten", noGluten],
    ["lactose free", noMilk],
    ["dairy free", noMilk],
    ["without milk", noMilk],
    ["egg free", noEggs],
    ["without eggs", noEggs],
    ["without hazelnuts", { free: ["hazelnuts"] }],
    ["without almonds", { free: ["almonds"] }],
    ["without walnuts", { free: ["walnuts"] }],
    ["without peanuts", { free: ["peanuts"] }],
    ["without soya", { free: ["soybeans"] }],
  ],
};

/** Both together, each value once. */
export const bothChoices = (one: ChoiceValues, other: Meaning): ChoiceValues => ({
  nut: [...new Set([...one.nut, ...(other.nut ?? [])])],
  texture: [...new Set([...one.texture, ...(other.texture ?? [])])],
  free: [...new Set([...one.free, ...(other.free ?? [])])],
  occasion: [...new Set([...one.occasion, ...(other.occasion ?? [])])],
});

/** What the words of a search mean: those of season and diets become choices, the others are left to be found. */
export function meaningOf(words: string, language: Language): SearchMeaning {
  let rest = wordsIn(words);
  let choices = noChoices;
  for (const [phrase, meaning] of meanings[language]) {
    const wanted = phrase.split(" ");
    const at = rest.findIndex((_word, start) =>
      wanted.every((word, index) => foldAccents(rest[start + index] ?? "") === word),
    );
    if (at === -1) continue;
    rest = rest.toSpliced(at, wanted.length);
    choices = bothChoices(choices, meaning);
  }
  return choiceNames.some((name) => choices[name].length > 0)
    ? { words: rest.join(" "), choices }
    : { words, choices: noChoices };
}

/**
 * The same in a shop: where nothing is meant for the season, its words are looked up as any others. What somebody must not eat stays a
 * choice, even where nothing fulfils it: a text that names milk is no answer to "without milk".
 */
export function meaningIn(
  entries: readonly Pick<CatalogueEntry, "traits">[],
  words: string,
  language: Language,
): SearchMeaning {
  const meaning = meaningOf(words, language);
  const isKnown = meaning.choices.occasion.every((occasion) =>
    entries.some(({ traits }) => traits.occasion.includes(occasion)),
  );
  return isKnown || meaning.choices.free.length > 0 ? meaning : { words, choices: noChoices };
}
