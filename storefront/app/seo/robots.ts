import { languages } from "~/i18n/languages";
import { href } from "~/i18n/paths";
import { filePath } from "./seo-files";

/** What every crawler is told; search and filtered lists say noindex themselves, so that crawlers may read that. */
export function robotsTxt(publicUrl: string): string {
  const closed = languages.flatMap((language) => [href("cart", language), href("checkout", language)]);
  const sitemaps = languages.map((language) => new URL(filePath("sitemap", language), publicUrl).href);
  return [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "Disallow: /api/",
    "",
    ...sitemaps.map((address) => `Sitemap: ${address}`),
    "",
  ].join("\n");
}
