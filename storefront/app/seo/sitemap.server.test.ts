import { expect, it } from "vitest";
import { robotsTxt, sitemapXml, type SitemapEntry } from "./sitemap.server";

const listed: SitemapEntry[] = [
  { paths: { de: "/", it: "/it", en: "/en" } },
  {
    paths: { de: "/blog/a", it: "/it/blog/b" },
    lastmod: "2026-11-01T10:00:00.000Z",
    pictures: ["/media/1280/a&b.webp.webp"],
  },
];

it("lists the pages of a language with alternates, last modification and pictures", () => {
  expect(sitemapXml(listed, "it", "https://shop.example")).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
  <url>
    <loc>https://shop.example/it</loc>
    <xhtml:link rel="alternate" hreflang="de" href="https://shop.example/" />
    <xhtml:link rel="alternate" hreflang="it" href="https://shop.example/it" />
    <xhtml:link rel="alternate" hreflang="en" href="https://shop.example/en" />
    <xhtml:link rel="alternate" hreflang="x-default" href="https://shop.example/" />
  </url>
  <url>
    <loc>https://shop.example/it/blog/b</loc>
    <lastmod>2026-11-01T10:00:00.000Z</lastmod>
    <xhtml:link rel="alternate" hreflang="de" href="https://shop.example/blog/a" />
    <xhtml:link rel="alternate" hreflang="it" href="https://shop.example/it/blog/b" />
    <xhtml:link rel="alternate" hreflang="x-default" href="https://shop.example/blog/a" />
    <image:image>
      <image:loc>https://shop.example/media/1280/a&amp;b.webp.webp</image:loc>
    </image:image>
  </url>
</urlset>`);
});

it("omits pages that are not available in the language", () => {
  expect(sitemapXml(listed, "en", "https://shop.example")).not.toContain("/blog/");
});

it("disallows cart, checkout and API, and lists the sitemaps", () => {
  expect(robotsTxt("https://shop.example")).toBe(`User-agent: *
Disallow: /cart
Disallow: /checkout
Disallow: /it/cart
Disallow: /it/checkout
Disallow: /en/cart
Disallow: /en/checkout
Disallow: /api/

Sitemap: https://shop.example/sitemap.xml
Sitemap: https://shop.example/it/sitemap.xml
Sitemap: https://shop.example/en/sitemap.xml
`);
});
