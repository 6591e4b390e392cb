import type { Language } from "../i18n/languages";
import { prefixOf, type PageId } from "../i18n/paths";

/** Pages without a slug for which a preview picture is generated. */
export const ogImageSinglePages = [
  "home",
  "products",
  "about",
  "blog",
  "shipping",
  "contact",
] as const satisfies PageId[];

/** Pages with a slug for which preview pictures are generated. */
const ogImageSlugPages = ["product", "post", "category"] as const satisfies PageId[];

/** Kind of a preview picture: a page with a slug, or "page" for all others. */
export type OgImageKind = (typeof ogImageSlugPages)[number] | "page";

/** Path of the preview picture for pages without a generated one. */
export const commonOgImagePath = (language: Language): string => `${prefixOf(language)}/card/page/home.jpg`;

/**
 * Path of a page's preview picture: `/it/card/product/torrone-alle-mandorle.jpg`, `/it/card/page/about.jpg`; null if
 * none is generated for it.
 * @param slug of the page in the language, if it has one
 */
export function ogImagePath(page: PageId, language: Language, slug: string | undefined): string | null {
  const kind = ogImageSlugPages.find((name) => name === page);
  if (kind && slug !== undefined) return `${prefixOf(language)}/card/${kind}/${encodeURIComponent(slug)}.jpg`;
  const single = ogImageSinglePages.find((name) => name === page);
  return single ? `${prefixOf(language)}/card/page/${single}.jpg` : null;
}
