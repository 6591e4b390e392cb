import { languages, type Language } from "@su-turrone/contract/languages";
import type { ContentPage, ContentPicture, OwnSection, PageContent } from "@su-turrone/contract/page-content";
import { defaultTexts, partsOf, defaultPictures } from "@su-turrone/contract/page-content-rules";

/** Texts and at most one picture that belong together on a page, e.g. "history" or "values.family". */
export interface FieldGroup {
  /** "" for the top of the page. */
  name: string;
  words: string[];
  /** Place of its picture; null if it has none. */
  picture: string | null;
  /** Whether the owner may leave it out. */
  canBeHidden: boolean;
}

/** A block of a page: its shared fields, and the groups within it. */
export interface Block {
  group: FieldGroup;
  inner: FieldGroup[];
}

/** Group of a key or place: "values.family.name" → "values.family", "title" → "". */
const groupOf = (key: string): string => key.split(".").slice(0, -1).join(".");

/** Group of the texts for search engines. */
const ofSearchEngines = "head";

/** The blocks of a page in the order of its texts; the texts for search engines come last. */
export function blocksOf(page: ContentPage): Block[] {
  const groups = new Map<string, FieldGroup>();
  const parts = partsOf(page);
  const groupNamed = (name: string): FieldGroup => {
    const known = groups.get(name);
    if (known) return known;
    const group = { name, words: [], picture: null, canBeHidden: parts.has(name) };
    groups.set(name, group);
    return group;
  };
  for (const key of defaultTexts(page).keys()) groupNamed(groupOf(key)).words.push(key);
  for (const place of defaultPictures(page).keys()) groupNamed(groupOf(place)).picture = place;
  for (const part of parts.keys()) groupNamed(part);
  const blockOf = (name: string): string => name.split(".")[0] ?? "";
  const shown = [...new Set([...groups.keys()].map(blockOf))].filter((name) => name !== ofSearchEngines);
  return [...shown, ofSearchEngines].map((name) => ({
    group: groupNamed(name),
    inner: [...groups.values()].filter((group) => group.name !== name && blockOf(group.name) === name),
  }));
}

/** Last parts of keys with single-line texts. */
const oneLine: readonly string[] = ["title", "name", "figure", "eyebrow", "action"];

export const fieldOf = (key: string): string => key.split(".").at(-1) ?? key;

export const isOneLine = (key: string): boolean => oneLine.includes(fieldOf(key));

/** Name of a group: the default text of its heading or name; null if it has neither. */
export function nameOfGroup(
  page: ContentPage,
  { name, words }: FieldGroup,
  language: Language,
): string | null {
  const own = defaultTexts(page);
  const key =
    words.find(
      (word) => ["title", "name"].includes(fieldOf(word)) && name !== ofSearchEngines && name !== "",
    ) ?? (name.includes(".") ? words.find((word) => fieldOf(word) === "text") : undefined);
  return key === undefined ? null : (own.get(key)?.[language] ?? null);
}

/** Form state of a page: all of its texts, both changed and default ones. */
export type PageDraft = PageContent;

const perLanguage = <T>(of: (language: Language) => T) => ({ de: of("de"), it: of("it"), en: of("en") });

/** Converts the owner's changes to form state. */
export const toDraft = (page: ContentPage, { words, pictures, shown, sections }: PageContent): PageDraft => ({
  words: perLanguage((language) => ({
    ...Object.fromEntries([...defaultTexts(page)].map(([key, first]) => [key, first[language]])),
    ...words[language],
  })),
  pictures,
  shown: { ...Object.fromEntries(partsOf(page)), ...shown },
  sections,
});

export const withWords = (draft: PageDraft, language: Language, key: string, text: string): PageDraft => ({
  ...draft,
  words: { ...draft.words, [language]: { ...draft.words[language], [key]: text } },
});

/** Returns the draft with another picture at a place; null restores the default picture. */
export const withPicture = (draft: PageDraft, place: string, picture: ContentPicture | null): PageDraft => ({
  ...draft,
  pictures: Object.fromEntries([
    ...Object.entries(draft.pictures).filter(([other]) => other !== place),
    ...(picture ? [[place, picture] as const] : []),
  ]),
});

const noWords = { title: "", text: "" };

/** A new, empty section. @param id unique among the sections */
export const newSection = (id: string): OwnSection => ({
  id,
  picture: null,
  words: perLanguage(() => noWords),
});

export function moveSection(sections: readonly OwnSection[], index: number, by: -1 | 1): OwnSection[] {
  const order = [...sections];
  const [section] = order.splice(index, 1);
  if (section) order.splice(index + by, 0, section);
  return order;
}

/**
 * Languages in which a key still has the default text although another language was changed; empty if none was changed.
 */
export function unchangedLanguages(page: ContentPage, draft: PageDraft, key: string): Language[] {
  const first = defaultTexts(page).get(key);
  const unchanged = languages.filter((language) => draft.words[language][key] === first?.[language]);
  return unchanged.length === languages.length ? [] : unchanged;
}
