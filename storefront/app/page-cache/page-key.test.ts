import { expect, it } from "vitest";
import { pageAddress, pageKey } from "./page-key";

it.each([
  ["/produkte", "/produkte", ""],
  ["/produkte?", "/produkte", ""],
  ["/produkte?utm_source=news&utm_campaign=advent&gclid=1", "/produkte", ""],
  ["/produkte?weight=150&fbclid=x&weight=300", "/produkte", "?weight=150&weight=300"],
  ["/produkte?utm=1", "/produkte", "?utm=1"],
])('normalises %s to path %s and query "%s"', (url, path, query) => {
  expect(pageAddress(url)).toEqual({ path, query });
});

it("the key differs by the visitor data that the page shows", () => {
  const visitors = [
    { count: 0, cookies: "" },
    { count: 1, cookies: "" },
    { count: 0, cookies: "lang=it" },
    { count: 0, cookies: "panels=filters-shown" },
  ];
  const keys = visitors.map((visitor) => pageKey({ path: "/", query: "" }, visitor));
  expect(new Set(keys).size).toBe(4);
});
