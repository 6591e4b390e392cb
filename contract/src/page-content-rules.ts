import { languages, type PerLanguage } from "./languages";
import {
  languagesOf,
  pageContentLimits,
  pageParts,
  pagePictures,
  pageWords,
  valueNames,
  valuesOf,
  type ContentPage,
  type ContentPicture,
  type PageContent,
} from "./page-content";
import type { SitePictureName } from "./site-pictures";

/** Why a part of a page's content cannot be saved. */
export type PageProblem = "too_long" | "unknown_value" | "no_alt" | "no_words" | "too_many";

/** Problems by path: `words.de.hero.title`, `pictures.hero.picture.alt.it`, `sections.a1.words`, `sections`. */
export type PageProblems = Readonly<Record<string, PageProblem>>;

/** A page's entries from one of the tables, by key. */
const tableOf = <T>(table: Readonly<Record<ContentPage, Readonly<Record<string, T>>>>, page: ContentPage) =>
  new Map(Object.entries(table[page]));

export const defaultTexts = (page: ContentPage) => tableOf<PerLanguage>(pageWords, page);

export const defaultPictures = (page: ContentPage) => tableOf<SitePictureName>(pagePictures, page);

export const partsOf = (page: ContentPage) => tableOf<boolean>(pageParts, page);

const altProblems = (path: string, { alt }: ContentPicture): [string, PageProblem][] =>
  languages
    .filter((language) => alt[language].trim() === "")
    .map((language) => [`${path}.alt.${language}`, "no_alt"]);

/**
 * Validation problems of a page's content: a text with an unknown placeholder, a picture without alt text, an own
 * section without texts.
 */
export function pageProblems(page: ContentPage, { words, pictures, sections }: PageContent): PageProblems {
  const defaults = defaultTexts(page);
  const found: [string, PageProblem][] = [];
  for (const language of languages) {
    for (const [key, text] of Object.entries(words[language])) {
      const defaultText = defaults.get(key);
      const known = defaultText ? valuesOf(defaultText) : [];
      const path = `words.${language}.${key}`;
      if (text.length > pageContentLimits.text) found.push([path, "too_long"]);
      else if (valueNames(text).some((name) => !known.includes(name))) found.push([path, "unknown_value"]);
    }
  }
  for (const [place, picture] of Object.entries(pictures))
    found.push(...altProblems(`pictures.${place}`, picture));
  if (sections.length > pageContentLimits.sections) found.push(["sections", "too_many"]);
  for (const section of sections) {
    const path = `sections.${section.id}`;
    if (languagesOf(section).length === 0) found.push([`${path}.words`, "no_words"]);
    if (section.picture) found.push(...altProblems(`${path}.picture`, section.picture));
  }
  return Object.fromEntries(found);
}

/** The content of a page without values equal to the defaults, such as empty or unchanged texts. */
export function onlyChanges(
  page: ContentPage,
  { words, pictures, shown, sections }: PageContent,
): PageContent {
  const defaults = defaultTexts(page);
  const places = defaultPictures(page);
  const parts = partsOf(page);
  const changedWords = (language: (typeof languages)[number]) =>
    Object.fromEntries(
      Object.entries(words[language]).filter(([key, text]) => {
        const defaultText = defaults.get(key);
        return defaultText !== undefined && text.trim() !== "" && text !== defaultText[language];
      }),
    );
  return {
    words: { de: changedWords("de"), it: changedWords("it"), en: changedWords("en") },
    pictures: Object.fromEntries(Object.entries(pictures).filter(([place]) => places.has(place))),
    shown: Object.fromEntries(
      Object.entries(shown).filter(([part, isShown]) => parts.has(part) && parts.get(part) !== isShown),
    ),
    sections,
  };
}
