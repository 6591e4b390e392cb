import { expect, it } from "vitest";
import { mediaUrl, parseMediaPath, pictureWidths } from "./media";

it("parses and builds picture paths of pages and of the catalogue", () => {
  expect(parseMediaPath("/640/site/hero-1.avif")).toEqual({
    width: 640,
    format: "avif",
    origin: "site",
    name: "hero-1",
  });
  expect(parseMediaPath("/320/1700-torrone.webp.webp")).toEqual({
    width: 320,
    format: "webp",
    origin: "catalogue",
    name: "1700-torrone.webp",
  });
  expect(mediaUrl("a b.webp", 960, "avif")).toBe("/media/960/a%20b.webp.avif");
  expect(parseMediaPath("/960/a%20b.webp.avif")?.name).toBe("a b.webp");
});

it("offers picture widths for phones with double and triple pixel density", () => {
  const chosen = (shown: number, density: number) => pictureWidths.find((width) => width >= shown * density);
  expect([chosen(359, 2), chosen(390, 2), chosen(359, 3)]).toEqual([720, 828, 1080]);
});

it.each([
  "/641/site/hero-1.avif",
  "/640/site/hero-1.png",
  "/640/../../etc/passwd.webp",
  "/640/%2e%2e%2fsecrets.webp",
  "/640/..%5csecrets.webp",
  "/640/a/b/c.webp",
  "/640/.hidden.webp",
  "/640/site/.env.webp",
  "/640/%E0%A4%A.webp",
  "/640/x%00.webp",
  "/640/",
])("rejects %s", (path) => {
  expect(parseMediaPath(path)).toBeNull();
});
