import type { MetaDescriptor } from "@remix-run/node";
import { brandName as name } from "@su-turrone/contract/brand";
import type { Slugs } from "@su-turrone/contract/slugs";
import { defaultLanguage, languages, localeOf, type Language } from "~/i18n/languages";
import { hrefWith, languageOfPath, pageOfRouteId, type PageId } from "~/i18n/paths";
import { mediaUrl } from "~/platform/media";
import { commonOgImagePath, ogImagePath } from "./og-image-path";

/** Meta data of a page for search engines and link previews; loaders return it as `head`. */
export interface Head {
  /** The shop's name is appended unless the title contains it. */
  title: string;
  description: string;
  /** `src` of the preview picture, for pages with their own picture for which no card is generated. */
  picture?: string | undefined;
  type?: "website" | "article" | "product" | undefined;
  noindex?: boolean | undefined;
  /** The page of which this one is a duplicate. */
  canonical?: PageId | undefined;
  /** Query that is part of the canonical URL, "?page=2"; without it the canonical URL has no query. */
  search?: string | undefined;
  /** Queries of the previous and next page of a paginated list. */
  pages?: { prev: string | null; next: string | null } | undefined;
  /** Structured data (schema.org), one object per item. */
  jsonLd?: readonly Record<string, unknown>[] | undefined;
}

/** Minimum loader data of a page; `alternates` is required if its path contains a slug. */
export interface WithHead {
  head: Head;
  alternates?: Slugs | undefined;
  /**
   * Languages the page is actually written in; all if omitted. Versions in other languages have one of these as
   * canonical.
   */
  languages?: readonly string[] | undefined;
}

interface MetaInput {
  data: unknown;
  params: Readonly<Record<string, string | undefined>>;
  location: { pathname: string };
  matches: readonly { id: string; data?: unknown }[];
}

const hasHead = (data: unknown): data is WithHead =>
  typeof data === "object" && data !== null && "head" in data && typeof data.head === "object";

/** Title of a page with the shop's name, from its loader's data. */
export function pageTitle(data: unknown): string {
  if (!hasHead(data)) return name;
  const { title } = data.head;
  return title.includes(name) ? title : `${title} · ${name}`;
}

/** URL of the shop, from the root loader's data. */
function originOf(matches: MetaInput["matches"]): string {
  const root = matches.find((match) => match.id === "root")?.data;
  const url = typeof root === "object" && root !== null && "publicUrl" in root ? root.publicUrl : "";
  return typeof url === "string" ? url.replace(/\/$/, "") : "";
}

/** Preview picture: a generated card for most pages, else the page's picture, else the home page's card. */
function previewTags(
  origin: string,
  page: PageId,
  language: Language,
  { head, alternates }: WithHead,
): MetaDescriptor[] {
  const cardPath = ogImagePath(page, language, alternates?.[language]);
  if (!cardPath && head.picture) {
    return [{ property: "og:image", content: origin + mediaUrl(head.picture, 1280, "webp") }];
  }
  return [
    { property: "og:image", content: origin + (cardPath ?? commonOgImagePath(language)) },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: head.title },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** URLs of the page in its languages. */
function languageUrls(
  origin: string,
  page: PageId,
  params: MetaInput["params"],
  { alternates, languages: writtenLanguages, head: { search = "" } }: WithHead,
) {
  const ownLanguages = languages.filter((language) => writtenLanguages?.includes(language) ?? true);
  const urlIn = (language: Language) =>
    origin +
    hrefWith(page, language, alternates ? { ...params, slug: alternates[language] } : params) +
    search;
  return { ownLanguages, urlIn, hreflang: hreflangOf(ownLanguages.map((l) => [l, urlIn(l)])) };
}

/**
 * Values of hreflang with the URLs of a page; x-default is the German URL, or the first one. Without region, so that
 * search engines also show them to readers in Vienna, Zurich or London.
 */
export function hreflangOf(
  urls: readonly (readonly [Language, string])[],
): (readonly [hreflang: string, url: string])[] {
  const [, fallback] = urls.find(([language]) => language === defaultLanguage) ?? urls[0] ?? [];
  return fallback === undefined ? [] : [...urls, ["x-default", fallback]];
}

/** `<link rel="prev">` and `<link rel="next">` of a paginated list. */
function paginationLinks(url: string, { search = "", pages }: Head): MetaDescriptor[] {
  const urlWithoutSearch = url.slice(0, url.length - search.length);
  return (["prev", "next"] as const).flatMap((rel) => {
    const other = pages?.[rel] ?? null;
    return other === null ? [] : [{ tagName: "link", rel, href: urlWithoutSearch + other }];
  });
}

/**
 * Everything in `<head>` that differs per page apart from `PageTitle`: description, canonical URL, hreflang, link
 * previews, structured data. Every route exports it as its `meta`.
 */
export function pageMeta({ data, params, location, matches }: MetaInput): MetaDescriptor[] {
  if (!hasHead(data)) return [];
  const { head } = data;
  const language = languageOfPath(location.pathname);
  const id = matches.at(-1)?.id ?? "";
  const page = pageOfRouteId(id) ?? "home";
  const origin = originOf(matches);
  const { urlIn, hreflang, ownLanguages } = languageUrls(origin, head.canonical ?? page, params, data);
  // a page shown in a fallback language is a duplicate of the page in that language
  const canonical = urlIn(ownLanguages.includes(language) ? language : (ownLanguages[0] ?? language));
  return [
    { name: "description", content: head.description },
    ...(head.noindex ? [{ name: "robots", content: "noindex" }] : []),
    { tagName: "link", rel: "canonical", href: canonical },
    ...paginationLinks(canonical, head),
    ...(head.noindex
      ? []
      : hreflang.map(([hrefLang, href]) => ({ tagName: "link" as const, rel: "alternate", hrefLang, href }))),
    { property: "og:site_name", content: name },
    { property: "og:title", content: pageTitle(data) },
    { property: "og:description", content: head.description },
    { property: "og:type", content: head.type ?? "website" },
    { property: "og:url", content: canonical },
    { property: "og:locale", content: localeOf[language].replace("-", "_") },
    ...previewTags(origin, page, language, data),
    ...(head.jsonLd ?? []).map((object) => ({ "script:ld+json": object as Record<string, string> })),
  ];
}
