import type { MetaDescriptor } from "@remix-run/node";
import { brandName as name } from "@su-turrone/contract/brand";
import type { Slugs } from "@su-turrone/contract/slugs";
import { defaultLanguage, languages, localeOf, type Language } from "~/i18n/languages";
import { hrefWith, languageOfPath, pageOfRouteId, type PageId } from "~/i18n/paths";
import { mediaUrl } from "~/platform/media";
import { commonOgImagePath, ogImagePath } from "./og-image-path";

/** What a page says of itself to search engines and in previews; loaders return it as `head`. */
export interface Head {
  /** The shop's name is put behind it unless it is in it. */
  title: string;
  description: string;
  /** `src` of the picture for previews, where the page has one of its own and none is drawn for it. */
  picture?: string | undefined;
  type?: "website" | "article" | "product" | undefined;
  noindex?: boolean | undefined;
  /** The page this one is a double of. */
  canonical?: PageId | undefined;
  /** Query its address needs to be what it is, "?page=2"; without it the canonical address has none. */
  search?: string | undefined;
  /** Queries of the pages before and after it, where it is one of several. */
  pages?: { prev: string | null; next: string | null } | undefined;
  /** Structured data (schema.org), one object each. */
  jsonLd?: readonly Record<string, unknown>[] | undefined;
}

/** A page's loader returns at least this; `alternates` where its path has a slug. */
export interface WithHead {
  head: Head;
  alternates?: Slugs | undefined;
  /** Languages the page has words of its own in; all of them when left out. The others point to one of these. */
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

/** Address of the shop, from the root loader's data. */
function originOf(matches: MetaInput["matches"]): string {
  const root = matches.find((match) => match.id === "root")?.data;
  const url = typeof root === "object" && root !== null && "publicUrl" in root ? root.publicUrl : "";
  return typeof url === "string" ? url.replace(/\/$/, "") : "";
}

/** Its picture in previews: drawn for most pages, else its own, else that of home. */
function preview(
  origin: string,
  page: PageId,
  language: Language,
  { head, alternates }: WithHead,
): MetaDescriptor[] {
  const drawn = ogImagePath(page, language, alternates?.[language]);
  if (!drawn && head.picture) {
    return [{ property: "og:image", content: origin + mediaUrl(head.picture, 1280, "webp") }];
  }
  return [
    { property: "og:image", content: origin + (drawn ?? commonOgImagePath(language)) },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: head.title },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** The page in the languages it exists in, with x-default (the German one, else the first), and its addresses. */
function addresses(
  origin: string,
  page: PageId,
  params: MetaInput["params"],
  { alternates, languages: given, head: { search = "" } }: WithHead,
) {
  const own = languages.filter((language) => given?.includes(language) ?? true);
  const at = (language: Language) =>
    origin +
    hrefWith(page, language, alternates ? { ...params, slug: alternates[language] } : params) +
    search;
  const fallback = own.includes(defaultLanguage) ? defaultLanguage : own[0];
  return {
    own,
    at,
    hreflang: [
      ...own.map((l) => [localeOf[l], at(l)] as const),
      ...(fallback ? [["x-default", at(fallback)] as const] : []),
    ],
  };
}

/** `<link rel="prev">` and `<link rel="next">` of a page of several. */
function neighbours(at: string, { search = "", pages }: Head): MetaDescriptor[] {
  const bare = at.slice(0, at.length - search.length);
  return (["prev", "next"] as const).flatMap((rel) => {
    const other = pages?.[rel] ?? null;
    return other === null ? [] : [{ tagName: "link", rel, href: bare + other }];
  });
}

/**
 * Everything in `<head>` that differs from page to page: title, description, canonical address, hreflang, previews,
 * structured data. Every route exports it as its `meta`.
 */
export function pageMeta({ data, params, location, matches }: MetaInput): MetaDescriptor[] {
  if (!hasHead(data)) return [{ title: name }];
  const { head } = data;
  const language = languageOfPath(location.pathname);
  const id = matches.at(-1)?.id ?? "";
  const page = pageOfRouteId(id) ?? "home";
  const origin = originOf(matches);
  const { at, hreflang, own } = addresses(origin, head.canonical ?? page, params, data);
  // a page in another language than its address says is a double of the one in its own
  const canonical = at(own.includes(language) ? language : (own[0] ?? language));
  const title = head.title.includes(name) ? head.title : `${head.title} · ${name}`;
  return [
    { title },
    { name: "description", content: head.description },
    ...(head.noindex ? [{ name: "robots", content: "noindex" }] : []),
    { tagName: "link", rel: "canonical", href: canonical },
    ...neighbours(canonical, head),
    ...(head.noindex
      ? []
      : hreflang.map(([hrefLang, href]) => ({ tagName: "link" as const, rel: "alternate", hrefLang, href }))),
    { property: "og:site_name", content: name },
    { property: "og:title", content: title },
    { property: "og:description", content: head.description },
    { property: "og:type", content: head.type ?? "website" },
    { property: "og:url", content: canonical },
    { property: "og:locale", content: localeOf[language].replace("-", "_") },
    ...preview(origin, page, language, data),
    ...(head.jsonLd ?? []).map((object) => ({ "script:ld+json": object as Record<string, string> })),
  ];
}
