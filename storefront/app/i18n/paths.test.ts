import { expect, it, test } from "vitest";
import { href, hrefWith, languageOfPath, pageOfRouteId, safePath } from "./paths";

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

test.each([
  ["/it/prodotti", "/it/prodotti"],
  ["/", "/"],
  ["/en/search?q=a%2Fb&x=1", "/en/search?q=a%2Fb&x=1"],
  ["/produkte/nu%C3%9F", "/produkte/nu%C3%9F"],
])("accepts %s", (value, expected) => {
  expect(safePath(value, "/fallback")).toBe(expected);
});

test.each([
  "https://evil.example/",
  "//evil.example/",
  "/\\evil.example/",
  "\\\\evil.example",
  "/%5cevil.example",
  "/%5C%5Cevil.example",
  "/%2f%2fevil.example",
  "/a//b",
  "/..//evil.example",
  "javascript:alert(1)",
  "it/prodotti",
  "/\tevil",
  "/%0d%0aSet-Cookie:x",
  "",
  `/${"a".repeat(2001)}`,
  null,
  undefined,
  42,
])("rejects %j", (value) => {
  expect(safePath(value, "/fallback")).toBe("/fallback");
});
