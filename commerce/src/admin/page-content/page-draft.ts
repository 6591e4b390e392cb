import { languages, type Language } from "@su-turrone/contract/languages";
import type { ContentPage, ContentPicture, OwnSection, PageContent } from "@su-turrone/contract/page-content";
import { firstWords, partsOf } from "@su-turrone/contract/page-content-rules";

/** A page while it is edited: all of its words, the owner's and those it came with. */
export type PageDraft = PageContent;

const perLanguage = <T>(of: (language: Language) => T) => ({ de: of("de"), it: of("it"), en: of("en") });

/** What the owner has changed, as the form edits it. */
export const toDraft = (page: ContentPage, { words, pictures, shown, sections }: PageContent): PageDraft => ({
  words: perLanguage((language) => ({
    ...Object.fromEntries([...firstWords(page)].map(([key, first]) => [key, first[language]])),
    ...words[language],
  })),
  pictures,
  shown: { ...Object.fromEntries(partsOf(page)), ...shown },
  sections,
});

/** The draft with other words at a key. */
export const withWords = (draft: PageDraft, language: Language, key: string, text: string): PageDraft => ({
  ...draft,
  words: { ...draft.words, [language]: { ...draft.words[language], [key]: text } },
});

/** The draft with another picture at a place; null for the one the shop came with. */
export const withPicture = (draft: PageDraft, place: string, picture: ContentPicture | null): PageDraft => ({
  ...draft,
  pictures: Object.fromEntries([
    ...Object.entries(draft.pictures).filter(([other]) => other !== place),
    ...(picture ? [[place, picture] as const] : []),
  ]),
});

const noWords = { title: "", text: "" };

/** A section the owner begins. @param id unlike that of any other */
export const newSection = (id: string): OwnSection => ({
  id,
  picture: null,
  words: perLanguage(() => noWords),
});

/** The sections with one of them moved by so many places. */
export function moved(sections: readonly OwnSection[], index: number, by: -1 | 1): OwnSection[] {
  const order = [...sections];
  const [section] = order.splice(index, 1);
  if (section) order.splice(index + by, 0, section);
  return order;
}

/** Languages in which a key has the words the shop came with, where another language has the owner's; empty where none has. */
export function languagesLeft(page: ContentPage, draft: PageDraft, key: string): Language[] {
  const first = firstWords(page).get(key);
  const same = languages.filter((language) => draft.words[language][key] === first?.[language]);
  return same.length === languages.length ? [] : same;
}
