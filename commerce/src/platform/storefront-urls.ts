import type { Language } from "@su-turrone/contract/languages";
import { hrefWith, type PageId } from "@su-turrone/contract/paths";
import { env } from "./env";

/**
 * URL of a storefront page.
 * @param page the page; its only path parameter is the slug
 * @param values the slug, and the query parameters
 */
export function shopUrl(
  page: PageId,
  language: Language,
  { slug = "", ...query }: Readonly<Record<string, string>> = {},
): string {
  const url = new URL(hrefWith(page, language, { slug }), env().STOREFRONT_URL);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
