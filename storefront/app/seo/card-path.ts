import type { Language } from "../i18n/languages";
import { prefixOf } from "../i18n/paths";

/** Pages whose preview picture is drawn for them. */
export const cardPages = ["product", "post"] as const;

export type CardPage = (typeof cardPages)[number];

/** Path of a page's preview picture: `/it/card/product/torrone-alle-mandorle.jpg`. */
export const cardPath = (page: CardPage, language: Language, slug: string): string =>
  `${prefixOf(language)}/card/${page}/${encodeURIComponent(slug)}.jpg`;
