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
  type ShownPicture,
} from "@su-turrone/contract/page-content";
import { sitePictures } from "@su-turrone/contract/site-pictures";
import { fixedT } from "~/i18n/i18n.server";
import type { Language, TextLanguage } from "~/i18n/languages";
import { log } from "~/platform/log.server";
import type { ShopContext } from "~/platform/shop.server";
import { call, CommerceError } from "./client.server";
import { staticPath } from "./product-view";
import type { Picture } from "./types";

/** A section the owner has added to a page. */
export interface PageSection {
  id: string;
  language: TextLanguage;
  title: string;
  /** Made safe by commerce. */
  html: string;
  picture: Picture | null;
}

/** The words, pictures and parts of one of the shop's own pages, in one language. */
export interface PageContent<Page extends ContentPage> {
  words: Readonly<Record<PageWord<Page>, string>>;
  pictures: Readonly<Record<PagePicture<Page>, Picture>>;
  shown: Readonly<Record<PagePart<Page>, boolean>>;
  sections: PageSection[];
  /** Said at the top of a draft, which only its link shows; null for what is published. */
  preview: string | null;
}

/** A page of which the owner has changed nothing. */
const untouched: PageContentView = { words: {}, pictures: {}, shown: {}, sections: [] };

/** What the owner has changed; nothing where commerce cannot tell. A preview that has ended leads to the page itself. */
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
    // the page stands without the owner's words, but nobody else is given it so
    shop.sources?.forbidSharing();
    log.warn({ err: error, requestId: shop.requestId }, "the words of a page could not be read");
    return untouched;
  }
}

function ownPicture({ url, ...picture }: ShownPicture): Picture | null {
  const src = staticPath(url);
  return src ? { src, ...picture } : null;
}

/** One of the shop's own pictures with its description in a language. */
function sitePicture(name: keyof typeof sitePictures, language: Language): Picture {
  const { width, height, alt } = sitePictures[name];
  return { src: `site/${name}`, width, height, alt: alt[language] };
}

/** Each key of a table with what the owner has put there, or what the shop came with. */
const filled = <First, Value>(
  table: Readonly<Record<string, First>>,
  ownOf: (key: string) => Value | null | undefined,
  firstOf: (first: First) => Value,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(table).map(([key, first]) => [key, ownOf(key) ?? firstOf(first)]));

/**
 * What one of the shop's own pages shows: the owner's words and pictures where there are any, else those it came with; the draft
 * the address holds the key to.
 * @throws Response that leads to the page without the key, where the key is not good any more
 */
export async function pageContent<Page extends ContentPage>(
  shop: ShopContext,
  page: Page,
): Promise<PageContent<Page>> {
  const preview = new URL(shop.request.url).searchParams.get(previewParameter);
  const { words, pictures, shown, sections } = await changesOf(shop, page, preview);
  const { language } = shop;
  const own = (place: string) => (pictures[place] ? ownPicture(pictures[place]) : null);
  const content = {
    words: filled(
      pageWords[page],
      (key) => words[key],
      (first) => first[language],
    ),
    pictures: filled(pagePictures[page], own, (name) => sitePicture(name, language)),
    shown: filled(
      pageParts[page],
      (part) => shown[part],
      (first) => first,
    ),
    sections: sections.map(({ picture, ...section }) => ({
      ...section,
      picture: picture && ownPicture(picture),
    })),
    preview: preview === null ? null : fixedT(language, "pages")("preview"),
  };
  // made of all keys of the page's tables
  return content as unknown as PageContent<Page>;
}

/** What search engines are told of a page: they are not to keep a draft. */
export const headOf = ({
  words,
  preview,
}: Pick<PageContent<ContentPage>, "words" | "preview">): {
  title: string;
  description: string;
  noindex: boolean;
} => ({
  title: words["head.title"],
  description: words["head.description"],
  noindex: preview !== null,
});
