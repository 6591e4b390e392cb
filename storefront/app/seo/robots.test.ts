import { expect, it } from "vitest";
import { robotsTxt } from "./robots";

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
