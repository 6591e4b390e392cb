import { redirect } from "@remix-run/node";
import {
  pageParts,
  pagePictures,
  pageWords,
  previewParameter,
  type ContentPage,
  type PageContentAnswer,
  type PageContentView,
  type PagePart,
  type PagePicture,
  type PageWord,
} from "@su-turrone/contract/page-content";
import { sitePictures } from "@su-turrone/contract/site-pictures";
import { fixedT } from "~/i18n/i18n.server";
import type { Language, TextLanguage } from "~/i18n/languages";
import { log } from "~/platform/log.server";
import type { ShopContext } from "~/platform/shop.server";
import { call, CommerceError } from "./client.server";
import { toPicture } from "./product-view";
import type { Picture } from "./types";

export interface PageSection {
  id: string;
  language: TextLanguage;
  title: string;
  /** Sanitised by commerce. */
  html: string;
  picture: Picture | null;
}

/** Texts, pictures and visible parts of one of the shop's pages, in one language. */
export interface PageContent<Page extends ContentPage> {
  words: Readonly<Record<PageWord<Page>, string>>;
  pictures: Readonly<Record<PagePicture<Page>, Picture>>;
  shown: Readonly<Record<PagePart<Page>, boolean>>;
  sections: PageSection[];
  /** Notice at the top of a draft, which is only visible through its link; null for published content. */
  preview: string | null;
}

const noChanges: PageContentView = { words: {}, pictures: {}, shown: {}, sections: [] };

/** The owner's changes; none while commerce is down. An expired preview redirects to the page itself. */
async function changesOf(
  shop: ShopContext,
  page: ContentPage,
  preview: string | null,
): Promise<PageContentView> {
  const query = preview === null ? {} : { query: { [previewParameter]: preview } };
  try {
    return (await call<PageContentAnswer>(shop, `/store/page-content/${page}`, query)).content;
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    if (preview !== null && error.status === 404) throw redirect(new URL(shop.request.url).pathname);
    log.warn({ err: error, requestId: shop.requestId }, "the content of a page could not be read");
    return noChanges;
  }
}

function sitePicture(name: keyof typeof sitePictures, language: Language): Picture {
  const { width, height, alt } = sitePictures[name];
  return { src: `site/${name}`, width, height, alt: alt[language] };
}

const withDefaults = <Default, Value>(
  table: Readonly<Record<string, Default>>,
  overrideOf: (key: string) => Value | null | undefined,
  defaultOf: (first: Default) => Value,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(table).map(([key, first]) => [key, overrideOf(key) ?? defaultOf(first)]));

/**
 * Content of one of the shop's pages: the owner's texts and pictures with the defaults as fallback, or the draft whose
 * key is in the URL.
 * @throws Response redirecting to the page without the key if the key has expired
 */
export async function pageContent<Page extends ContentPage>(
  shop: ShopContext,
  page: Page,
): Promise<PageContent<Page>> {
  const preview = new URL(shop.request.url).searchParams.get(previewParameter);
  const { words, pictures, shown, sections } = await changesOf(shop, page, preview);
  const { language } = shop;
  const content = {
    words: withDefaults(
      pageWords[page],
      (key) => words[key],
      (first) => first[language],
    ),
    pictures: withDefaults(
      pagePictures[page],
      (place) => toPicture(pictures[place]),
      (name) => sitePicture(name, language),
    ),
    shown: withDefaults(
      pageParts[page],
      (part) => shown[part],
      (first) => first,
    ),
    sections: sections.map((section) => ({ ...section, picture: toPicture(section.picture) })),
    preview: preview === null ? null : fixedT(language, "pages")("preview"),
  };
  // contains all keys of the page's tables
  return content as unknown as PageContent<Page>;
}

/** Meta data for search engines; drafts are not indexed. */
export const headOf = ({ words, preview }: Pick<PageContent<ContentPage>, "words" | "preview">) => ({
  title: words["head.title"],
  description: words["head.description"],
  noindex: preview !== null,
});
