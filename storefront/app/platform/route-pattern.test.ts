import { expect, it } from "vitest";
import { languages } from "../i18n/languages";
import { pageIds, paths, prefixOf } from "../i18n/paths";
import { routePattern } from "./route-pattern";

it.each([
  ["/", "/"],
  ["/it", "/it"],
  ["/_root.data", "other"],
  ["/produkte", "/produkte"],
  ["/produkte.data", "/produkte"],
  ["/produkte/mandeltorrone", "/produkte/:slug"],
  ["/it/prodotti/torrone-di-mandorle", "/it/prodotti/:slug"],
  ["/en/products/almond.data", "/en/products/:slug"],
  ["/produkte/kategorie/geschenke", "/produkte/kategorie/:slug"],
  ["/checkout/confirmation/order_01ABC/documents/invoice", "/checkout/confirmation/:id/documents/:document"],
  ["/restock/confirm", "/restock/confirm"],
  ["/api/cart", "/api/*"],
  ["/media/640/mandel.webp.avif", "/media/*"],
  ["/ada@example.com", "other"],
])("the pattern of %s is %s", (pathname, pattern) => {
  expect(routePattern(pathname)).toBe(pattern);
});

it("each page has its own pattern", () => {
  const pages = languages.flatMap((language) =>
    pageIds.map((page) => `${prefixOf(language)}/${paths[page][language]}`.replace(/(.)\/$/, "$1")),
  );
  expect(pages.map((page) => routePattern(page.replaceAll(/:\w+/g, "x")))).toEqual(pages);
});
