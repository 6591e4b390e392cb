import type { Language } from "../i18n/languages";
import { prefixOf } from "../i18n/paths";

/** Pages whose preview picture is drawn for them. */
export const ogImagePages = ["product", "post"] as const;

export type OgImagePage = (typeof ogImagePages)[number];

/** Path of a page's preview picture: `/it/card/product/torrone-alle-mandorle.jpg`. */
export const ogImagePath = (page: OgImagePage, language: Language, slug: string): string =>
  `${prefixOf(language)}/card/${page}/${encodeURIComponent(slug)}.jpg`;
