import type { MetaDescriptor } from "@remix-run/node";
import type { Slugs } from "~/commerce/types";
import { defaultLanguage, languages, localeOf } from "~/i18n/languages";
import { hrefWith, languageOfPath, pageOfRouteId, type PageId } from "~/i18n/paths";
import { mediaUrl } from "~/platform/media";

/** What a page says of itself to search engines and in previews; loaders return it as `head`. */
export interface Head {
  /** The shop's name is put behind it unless it is in it. */
  title: string;
  description: string;
  /** `src` of the picture for previews; the first hero picture when left out. */
  picture?: string | undefined;
  type?: "website" | "article" | "product" | undefined;
  noindex?: boolean | undefined;
  /** The page this one is a double of. */
  canonical?: PageId | undefined;
  /** Structured data (schema.org), one object each. */
  jsonLd?: readonly Record<string, unknown>[] | undefined;
}

/** A page's loader returns at least this; `alternates` where its path has a slug. */
export interface WithHead {
  head: Head;
  alternates?: Slugs | undefined;
}

interface MetaInput {
  data: unknown;
  params: Readonly<Record<string, string | undefined>>;
  location: { pathname: string };
  matches: readonly { id: string; data?: unknown }[];
}

const name = "Su Turrone";

const hasHead = (data: unknown): data is WithHead =>
  typeof data === "object" && data !== null && "head" in data && typeof data.head === "object";

/** Address of the shop, from the root loader's data. */
function originOf(matches: MetaInput["matches"]): string {
  const root = matches.find((match) => match.id === "root")?.data;
  const url = typeof root === "object" && root !== null && "publicUrl" in root ? root.publicUrl : "";
  return typeof url === "string" ? url.replace(/\/$/, "") : "";
}

/** The page in all languages with x-default (the German one, which is the default), and its own address. */
function addresses(origin: string, page: PageId, params: MetaInput["params"], alternates: Slugs | undefined) {
  const at = (language: (typeof languages)[number]) =>
    origin + hrefWith(page, language, alternates ? { ...params, slug: alternates[language] } : params);
  return {
    at,
    hreflang: [
      ...languages.map((l) => [localeOf[l], at(l)] as const),
      ["x-default", at(defaultLanguage)] as const,
    ],
  };
}

/**
 * Everything in `<head>` that differs from page to page: title, description, canonical address, hreflang, previews,
 * structured data. Every route exports it as its `meta`.
 */
export function pageMeta({ data, params, location, matches }: MetaInput): MetaDescriptor[] {
  if (!hasHead(data)) return [{ title: name }];
  const { head, alternates } = data;
  const language = languageOfPath(location.pathname);
  const id = matches.at(-1)?.id ?? "";
  const page = pageOfRouteId(id) ?? "home";
  const origin = originOf(matches);
  const { at, hreflang } = addresses(origin, head.canonical ?? page, params, alternates);
  const title = head.title.includes(name) ? head.title : `${head.title} · ${name}`;
  const image = origin + mediaUrl(head.picture ?? "site/hero-1", 1280, "webp");
  return [
    { title },
    { name: "description", content: head.description },
    ...(head.noindex ? [{ name: "robots", content: "noindex" }] : []),
    { tagName: "link", rel: "canonical", href: at(language) },
    ...(head.noindex
      ? []
      : hreflang.map(([hrefLang, href]) => ({ tagName: "link" as const, rel: "alternate", hrefLang, href }))),
    { property: "og:site_name", content: name },
    { property: "og:title", content: title },
    { property: "og:description", content: head.description },
    { property: "og:type", content: head.type ?? "website" },
    { property: "og:url", content: at(language) },
    { property: "og:locale", content: localeOf[language].replace("-", "_") },
    { property: "og:image", content: image },
    ...(head.jsonLd ?? []).map((object) => ({ "script:ld+json": object as Record<string, string> })),
  ];
}
