import { create } from "xmlbuilder2";
import { defaultLanguage, languages, localeOf, type Language } from "~/i18n/languages";

/** An entry of the sitemap: one page, product or post, in the languages it exists in. */
export interface SitemapEntry {
  /** Path by language; languages without a translation are missing. */
  paths: Partial<Record<Language, string>>;
  /** ISO 8601; omitted if unknown. */
  lastmod?: string | undefined;
  /** Paths of its pictures. */
  pictures?: readonly string[] | undefined;
}

const namespaces = {
  xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9",
  "xmlns:xhtml": "http://www.w3.org/1999/xhtml",
  "xmlns:image": "http://www.google.com/schemas/sitemap-image/1.1",
};

/** hreflang alternates of an entry; x-default is the German URL, or the first one. */
function alternatesOf({ paths }: SitemapEntry, absolute: (path: string) => string) {
  const translations = languages.flatMap((language) => {
    const path = paths[language];
    return path === undefined ? [] : [{ language, path }];
  });
  const fallback = translations.find(({ language }) => language === defaultLanguage) ?? translations[0];
  return [
    ...translations.map(({ language, path }) => ({ hreflang: localeOf[language], href: absolute(path) })),
    ...(fallback ? [{ hreflang: "x-default", href: absolute(fallback.path) }] : []),
  ];
}

/**
 * Sitemap of a language: every page with its alternates, last change and pictures (sitemaps.org 0.9).
 * @param publicUrl the shop's URL
 */
export function sitemapXml(entries: readonly SitemapEntry[], language: Language, publicUrl: string): string {
  const absolute = (path: string) => new URL(path, publicUrl).href;
  const root = create({ version: "1.0", encoding: "UTF-8" }).ele("urlset", namespaces);
  for (const entry of entries) {
    const path = entry.paths[language];
    if (path === undefined) continue;
    const url = root.ele("url");
    url.ele("loc").txt(absolute(path));
    if (entry.lastmod) url.ele("lastmod").txt(entry.lastmod);
    for (const { hreflang, href } of alternatesOf(entry, absolute)) {
      url.ele("xhtml:link", { rel: "alternate", hreflang, href });
    }
    for (const picture of entry.pictures ?? []) {
      url.ele("image:image").ele("image:loc").txt(absolute(picture));
    }
  }
  return root.end({ prettyPrint: true });
}
