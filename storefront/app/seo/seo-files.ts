import type { Language } from "../i18n/languages";
import { prefixOf } from "../i18n/paths";

/** Machine-readable files, once per language, in addition to the pages of i18n/paths.ts (spec §2: the sitemaps). */
export const files = {
  sitemap: { file: "routes/sitemap.ts", path: "sitemap.xml" },
  feed: { file: "routes/feed.ts", path: "feed.xml" },
  merchant: { file: "routes/merchant.ts", path: "merchant.xml" },
} as const;

/** Path of such a file in a language: `/it/sitemap.xml`. */
export const filePath = (name: keyof typeof files, language: Language): string =>
  `${prefixOf(language)}/${files[name].path}`;
