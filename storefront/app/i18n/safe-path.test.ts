import { expect, test } from "vitest";
import { safePath } from "./safe-path";

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
