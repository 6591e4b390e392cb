import { expect, it } from "vitest";
import { href, hrefWith, languageOfPath, pageOfRouteId } from "./paths";

it("builds the paths of the specification", () => {
  expect(href("home", "de")).toBe("/");
  expect(href("home", "it")).toBe("/it");
  expect(href("about", "de")).toBe("/wer-wir-sind");
  expect(href("contact", "it")).toBe("/it/contatti");
  expect(href("category", "en", { slug: "gifts" })).toBe("/en/products/category/gifts");
  expect(href("confirmation", "it", { id: "order_1" })).toBe("/it/checkout/confirmation/order_1");
});

it("selects the slug of the language, then Italian, then English", () => {
  const slugs = { de: "mandeltorrone", it: "torrone-alle-mandorle", en: "almond-nougat" };
  expect(href("product", "en", { slug: slugs })).toBe("/en/products/almond-nougat");
  expect(href("product", "de", { slug: { it: "torrone", en: "nougat" } })).toBe("/produkte/torrone");
  expect(href("product", "de", { slug: { en: "nougat" } })).toBe("/produkte/nougat");
});

it("escapes slugs", () => {
  expect(hrefWith("product", "de", { slug: "../x y" })).toBe("/produkte/..%2Fx%20y");
});

it.each([
  ["/", "de"],
  ["/produkte", "de"],
  ["/it", "it"],
  ["/it.data", "it"],
  ["/en/products", "en"],
  ["/italia", "de"],
  ["/de/produkte", "de"],
])("detects the language of %s as %s", (path, language) => {
  expect(languageOfPath(path)).toBe(language);
});

it("maps route IDs to pages", () => {
  expect(pageOfRouteId("it.product")).toBe("product");
  expect(pageOfRouteId("root")).toBeNull();
});
