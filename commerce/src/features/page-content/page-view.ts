import { withFallbacks, type Language } from "@su-turrone/contract/languages";
import {
  languagesOf,
  type ContentPicture,
  type OwnSection,
  type PageContent,
  type PageContentView,
  type ShownPicture,
  type ShownSection,
} from "@su-turrone/contract/page-content";
import { renderMarkdown, storefrontPicture } from "../../modules/content/markdown";

const shownPicture = ({ alt, ...picture }: ContentPicture, language: Language): ShownPicture => ({
  ...picture,
  alt: alt[language],
});

/** A section in a language or its first fallback; empty without texts. */
function shownSection(section: OwnSection, language: Language): ShownSection[] {
  const availableLanguages = languagesOf(section);
  const shownLanguage = withFallbacks(language).find((candidate) => availableLanguages.includes(candidate));
  if (!shownLanguage) return [];
  const { id, picture, words } = section;
  const { title, text } = words[shownLanguage];
  return [
    {
      id,
      language: shownLanguage,
      title,
      html: renderMarkdown(text, storefrontPicture),
      picture: picture && shownPicture(picture, shownLanguage),
    },
  ];
}

/** The owner's changes to a page in one language, for the storefront. */
export const pageView = (
  { words, pictures, shown, sections }: PageContent,
  language: Language,
): PageContentView => ({
  words: words[language],
  pictures: Object.fromEntries(
    Object.entries(pictures).map(([place, picture]) => [place, shownPicture(picture, language)]),
  ),
  shown,
  sections: sections.flatMap((section) => shownSection(section, language)),
});
