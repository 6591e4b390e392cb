import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import { pageProblems } from "@su-turrone/contract/page-content-rules";
import {
  isContentPage,
  unchangedPageContent,
  type ContentPage,
  type PageContent,
  previewParameter,
  previewSeconds,
  languagesOf,
  type ContentPicture,
  type OwnSection,
  type PageContentView,
  type ShownPicture,
  type ShownSection,
} from "@su-turrone/contract/page-content";
import { type PerLanguage, withFallbacks, type Language } from "@su-turrone/contract/languages";
import { idOfToken, nowInSeconds, signToken } from "@su-turrone/contract/tokens";
import { PAGE_CONTENT_MODULE } from "../../modules/page-content";
import { revisionOf, savedVersions, type SavedVersion } from "../staff/revision";
import { env } from "../../platform/env";
import { shopUrl } from "../../platform/storefront-urls";
import { renderMarkdown, storefrontPicture } from "../../modules/content/markdown";

/** A page as edited in the admin: response of `GET /admin/page-content/:page`. */
export interface EditablePage {
  page: ContentPage;
  content: PageContent;
  /** The published versions, newest first; empty while the page is unchanged. */
  versions: SavedVersion[];
  /** The latest unpublished draft. */
  draft: (SavedVersion & { content: PageContent }) | null;
  /** Of the published content; publishing sends it back. */
  revision: string;
}

const shownVersions = 20;

const serviceOf = (container: MedusaContainer) => container.resolve(PAGE_CONTENT_MODULE);

/** The page a path segment names. @throws NOT_FOUND */
export function pageOf(name: string | undefined): ContentPage {
  if (isContentPage(name)) return name;
  throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such page");
}

export async function publishedContent(container: MedusaContainer, page: ContentPage): Promise<PageContent> {
  const [newest] = await serviceOf(container).newest(page, "published", 1);
  return newest?.content ?? unchangedPageContent;
}

/** Content of a version of a page. @throws NOT_FOUND */
export async function versionContent(
  container: MedusaContainer,
  page: ContentPage,
  id: string,
): Promise<PageContent> {
  const version = await serviceOf(container).findVersion(page, id);
  if (!version) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such version of the page");
  return version.content;
}

export async function editablePage(container: MedusaContainer, page: ContentPage): Promise<EditablePage> {
  const service = serviceOf(container);
  const [published, drafts] = await Promise.all([
    service.newest(page, "published", shownVersions),
    service.newest(page, "draft", 1),
  ]);
  const savings = await savedVersions(container, [...drafts, ...published]);
  const [draft] = drafts;
  const [draftSaving] = savings;
  return {
    page,
    content: published[0]?.content ?? unchangedPageContent,
    revision: revisionOf(published[0]?.id ?? null),
    versions: savings.slice(drafts.length),
    draft: draft && draftSaving ? { ...draftSaving, content: draft.content } : null,
  };
}

/** Validates the content of a page. @throws INVALID_DATA naming the first invalid place and its problem */
export function checkPageContent(page: ContentPage, content: PageContent): void {
  const [first] = Object.entries(pageProblems(page, content));
  if (first) throw new MedusaError(MedusaError.Types.INVALID_DATA, first.join(": "));
}

/** URLs of a draft in the shop, valid for an hour for anyone who has them. */
export function previewUrls(page: ContentPage, versionId: string): PerLanguage {
  const ends = nowInSeconds() + previewSeconds;
  const token = signToken(env().SIGNING_SECRET, "preview", [versionId], ends);
  const of = (language: "de" | "it" | "en") => shopUrl(page, language, { [previewParameter]: token });
  return { de: of("de"), it: of("it"), en: of("en") };
}

/** Id of the version a preview key belongs to; null for an invalid or expired key. */
export const previewedVersion = (token: string): string | null =>
  idOfToken(env().SIGNING_SECRET, "preview", token, nowInSeconds());

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
