import { expect, it } from "vitest";
import { hasLargeIndexes } from "./every-request";

/** As many parameters of one entry each. */
const entries = (count: number, name: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => `${name(n)}=a`).join("&");

it.each([
  "/app?a[999999999]=b",
  "/app?a=1&a[1000]=b",
  "/app?a[b][2000]=c",
  "/app?a%5B1000%5D=b",
  "/app?a%5b1000%5d=b",
  "/app?a[%31000]=b",
  "/app?a[%39%39%39%39]=b&c=%",
  "/app?b?a[1000]=b",
])("is refused: %s", (url) => {
  expect(hasLargeIndexes(url)).toBe(true);
});

it.each([
  "/app",
  "/app[1000]",
  "/app?id[0]=a&id[999]=b",
  "/app?$or[0][id]=a",
  "/app?a[]=1000",
  "/app?a=1000&b[c1000]=1",
  "/app?number=%5B12%5D",
])("is read: %s", (url) => {
  expect(hasLargeIndexes(url)).toBe(false);
});

it("hundreds of lists of a thousand are refused", () => {
  expect(hasLargeIndexes(`/app?${entries(1_200, (n) => `a${n}[999]`)}`)).toBe(true);
  expect(hasLargeIndexes(`/app?${entries(1_200, () => "a[%3999%5D")}`)).toBe(true);
});

it("a list of 400 ids is read", () => {
  expect(hasLargeIndexes(`/app?${entries(400, (n) => `id[${n}]`)}`)).toBe(false);
});
