import { expect, it } from "vitest";
import { iconUrls, parseIconUrl } from "./icon-query";

const parse = (path: string) => parseIconUrl(new URL(path, "http://shop"));

it("parses the collection and the icons, without duplicates", () => {
  expect(parse("/api/icons/lucide.json?icons=leaf,heart,leaf")).toEqual({
    collection: "lucide",
    icons: ["heart", "leaf"],
  });
});

it.each([
  "/api/icons/lucide.json",
  "/api/icons/lucide.json?icons=",
  "/api/icons/lucide?icons=leaf",
  "/api/icons/..%2fetc.json?icons=leaf",
  "/api/icons/-.json?icons=leaf",
])("rejects %s", (path) => {
  expect(parse(path)).toBeNull();
});

it("requests all icons of a collection in one URL", () => {
  expect(iconUrls("lucide", ["leaf", "heart", "leaf"])).toEqual(["/api/icons/lucide.json?icons=heart,leaf"]);
});

it("splits long requests into URLs of at most 500 characters without losing an icon", () => {
  const names = Array.from({ length: 120 }, (_, n) => `icon-number-${n}`);
  const urls = iconUrls("lucide", names);
  expect(urls.length).toBe(4);
  for (const url of urls) expect(url.length).toBeLessThanOrEqual(500);
  const asked = urls.flatMap((url) => parse(url)?.icons ?? []);
  expect(asked.sort()).toEqual([...names].sort());
});

it("omits invalid icon names", () => {
  expect(iconUrls("lucide", ["a&b=c", "leaf"])).toEqual(["/api/icons/lucide.json?icons=leaf"]);
});
