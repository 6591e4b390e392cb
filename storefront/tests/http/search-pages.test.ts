import { expect } from "vitest";
import type { Language } from "../../app/i18n/languages";
import { href } from "../../app/i18n/paths";
import { attribute, openPage, textOf } from "./delivered-page";
import { test } from "./request";

const linksOf: readonly [Language, string, string, string][] = [
  ["de", "Versand", "Seiten", href("shipping", "de")],
  ["it", "recesso", "Pagine", href("withdrawal", "it")],
  ["en", "contact", "Pages", href("contact", "en")],
];

for (const [language, typed, title, path] of linksOf) {
  test(`${language}: a search for "${typed}" links to the page about it`, async ({ request }) => {
    const page = await openPage(request, `${href("search", language)}?q=${typed}`);
    expect(page.queryAll("main nav h2").map(textOf)).toContain(title);
    const links = page.queryAll("main nav a").map((link) => attribute(link, "href"));
    expect(links).toContain(path);
    const { suggestions } = (await (
      await request.get(`${href("home", language).replace(/\/$/, "")}/api/suggest?q=${typed}`)
    ).json()) as { suggestions: { path: string; kind: string }[] };
    expect(suggestions).toContainEqual(expect.objectContaining({ kind: "page", path }));
  });
}

test("no spelling correction is suggested for a search that matches a page", async ({ request }) => {
  const hrefs = (await openPage(request, `${href("search", "de")}?q=Versand`)).queryAll("main a");
  expect(hrefs.map((link) => attribute(link, "href")).filter((path) => path.includes("?q="))).toEqual([]);
});

test("a search without results says if its text was shortened", async ({ request }) => {
  const { mainText: main } = await openPage(request, `${href("search", "de")}?q=${"x".repeat(81)}`);
  expect(main).toContain("Wir haben nach den ersten 80 Zeichen gesucht.");
});

test("a search for products lists no pages", async ({ request }) => {
  const page = await openPage(request, `${href("search", "de")}?q=Mandel`);
  expect(page.queryAll("main nav h2")).toEqual([]);
});
