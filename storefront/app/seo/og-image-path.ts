import type { Language } from "../i18n/languages";
import { prefixOf, type PageId } from "../i18n/paths";

/** Pages there is one of in a language whose preview picture is drawn for them. */
export const ogImageSinglePages = [
  "home",
  "products",
  "about",
  "blog",
  "shipping",
  "contact",
] as const satisfies PageId[];

/** Pages with a slug whose preview picture is drawn for each of them. */
const ogImageSlugPages = ["product", "post", "category"] as const satisfies PageId[];

/** What a preview picture is drawn of: a page with a slug, or "page" for those there is one of. */
export type OgImageKind = (typeof ogImageSlugPages)[number] | "page";

/** Path of the preview picture of pages none is drawn for. */
export const commonOgImagePath = (language: Language): string => `${prefixOf(language)}/card/page/home.jpg`;

/**
 * Path of a page's preview picture: `/it/card/product/torrone-alle-mandorle.jpg`, `/it/card/page/about.jpg`; null where none is drawn
 * for it.
 * @param slug of the page in the language, where it has one
 */
export function ogImagePath(page: PageId, language: Language, slug: string | undefined): string | null {
  const kind = ogImageSlugPages.find((name) => name === page);
  if (kind && slug !== undefined) {
    return `${prefixOf(language)}/card/${kind}/${encodeURIComponent(slug)}.jpg`;
  }
  const single = ogImageSinglePages.find((name) => name === page);
  return single ? `${prefixOf(language)}/card/page/${single}.jpg` : null;
}
