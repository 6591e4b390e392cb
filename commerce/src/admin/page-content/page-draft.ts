import { languages, type Language } from "@su-turrone/contract/languages";
import type { ContentPage, ContentPicture, OwnSection, PageContent } from "@su-turrone/contract/page-content";
import { defaultTexts, partsOf } from "@su-turrone/contract/page-content-rules";

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
