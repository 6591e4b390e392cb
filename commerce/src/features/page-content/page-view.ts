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

/** A section in a language, or in the first it falls back to; none without words. */
function shownSection(section: OwnSection, language: Language): ShownSection[] {
  const written = languagesOf(section);
  const found = withFallbacks(language).find((candidate) => written.includes(candidate));
  if (!found) return [];
  const { id, picture, words } = section;
  const { title, text } = words[found];
  return [
    {
      id,
      language: found,
      title,
      html: renderMarkdown(text, storefrontPicture),
      picture: picture && shownPicture(picture, found),
    },
  ];
}

/** What the owner has changed of a page, as the storefront shows it in one language. */
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
