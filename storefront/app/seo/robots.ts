import { languages } from "~/i18n/languages";
import { href } from "~/i18n/paths";
import { filePath } from "./seo-files";

/**
 * Rules for all crawlers; search and filtered lists are not listed because crawlers must be able to read their noindex.
 */
export function robotsTxt(publicUrl: string): string {
  const disallowedPaths = languages.flatMap((language) => [
    href("cart", language),
    href("checkout", language),
  ]);
  const sitemaps = languages.map((language) => new URL(filePath("sitemap", language), publicUrl).href);
  return [
    "User-agent: *",
    ...disallowedPaths.map((path) => `Disallow: ${path}`),
    "Disallow: /api/",
    "",
    ...sitemaps.map((address) => `Sitemap: ${address}`),
    "",
  ].join("\n");
}
