import { expect, it } from "vitest";
import { routePattern } from "./route-pattern";

it.each([
  ["/", "/"],
  ["/it", "/it"],
  ["/_root.data", "other"],
  ["/produkte", "/produkte"],
  ["/produkte/mandeltorrone", "/produkte/:slug"],
  ["/it/prodotti/torrone-di-mandorle", "/it/prodotti/:slug"],
  ["/en/products/almond.data", "/en/products/:slug"],
  ["/produkte/kategorie/geschenke", "/produkte/kategorie/:slug"],
  ["/checkout/confirmation/order_01ABC/documents/invoice", "/checkout/confirmation/:id/documents/:document"],
  ["/restock/confirm", "/restock/confirm"],
  ["/api/cart", "/api/*"],
  ["/media/640/mandel.webp.avif", "/media/*"],
  ["/ada@example.com", "other"],
])("%s is %s", (pathname, pattern) => {
  expect(routePattern(pathname)).toBe(pattern);
});
