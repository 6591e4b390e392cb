import { expect } from "vitest";
import type { Language } from "../../app/i18n/languages";
import { href, suggestPath } from "../../app/i18n/paths";
import { hazelnut } from "../../e2e/support/goods";
import { words } from "../../e2e/support/words";
import { attribute, openPage, textOf } from "./delivered-page";
import { test } from "./request";

const linksOf: readonly [Language, string, string, string][] = [
  ["de", "Versand", "Seiten", href("shipping", "de")],
  ["it", "recesso", "Pagine", href("withdrawal", "it")],
  ["en", "contact", "Pages", href("contact", "en")],
  ["de", "Allergene", "Seiten", href("allergens", "de")],
  ["it", "allergeni", "Pagine", href("allergens", "it")],
  ["en", "allergens", "Pages", href("allergens", "en")],
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

test("products are suggested in the page's language, and nothing for no text", async ({ request }) => {
  const suggested = async (q: string) => {
    const answer = await request.get(`${suggestPath("en")}?q=${q}`);
    expect(answer.status()).toBe(200);
    return ((await answer.json()) as { suggestions: { name: string }[] }).suggestions;
  };
  expect((await suggested("hazel"))[0]?.name).toBe(hazelnut.en.name);
  expect(await suggested("")).toEqual([]);
});

test("no spelling correction is suggested for a search that matches a page", async ({ request }) => {
  const hrefs = (await openPage(request, `${href("search", "de")}?q=Versand`)).queryAll("main a");
  expect(hrefs.map((link) => attribute(link, "href")).filter((path) => path.includes("?q="))).toEqual([]);
});

test("a search for allergens is answered by their page, with no other hint", async ({ request }) => {
  const { mainText: main } = await openPage(request, `${href("search", "de")}?q=Allergene`);
  expect(main).not.toContain("Versuchen Sie, die Suchfilter zu ändern");
  expect(main).not.toContain("Ob ein Torrone zu dieser Ernährung passt");
});

test("a search without results says if its text was shortened", async ({ request }) => {
  const { mainText: main } = await openPage(request, `${href("search", "de")}?q=${"x".repeat(81)}`);
  expect(main).toContain("Wir haben nach den ersten 80 Zeichen gesucht.");
});

test("a search for products lists no pages", async ({ request }) => {
  const page = await openPage(request, `${href("search", "de")}?q=Haselnuss`);
  expect(page.queryAll("main nav h2")).toEqual([]);
});

for (const [language, typed, name] of [
  ["de", "honig zeit", "Warum der Honig Zeit braucht"],
  ["it", "miele tempo", "Perché il miele ha bisogno di tempo"],
  ["en", "honey time", "Why the honey needs time"],
] as const) {
  test(`${language}: a search for "${typed}" lists the post named so, with no hint at other words`, async ({
    request,
  }) => {
    const page = await openPage(request, `${href("search", language)}?q=${encodeURIComponent(typed)}`);
    const posts = page.queryAll("main nav").find((nav) => textOf(nav.querySelector("h2")) === "Blog");
    expect(posts?.querySelectorAll("a").map(textOf)).toEqual([name]);
    expect(page.mainText).not.toContain(words(language, "catalogue").search.emptyHint);
  });
}

for (const [language, typed, sentence] of [
  ["de", "ohne Zucker", "Ob ein Torrone zu dieser Ernährung passt, kann die Suche nicht beantworten"],
  ["it", "senza zucchero", "La ricerca non può dirle se un torrone è adatto a questo tipo di alimentazione"],
  ["en", "vegan", "The search cannot tell whether a torrone suits this diet"],
] as const) {
  test(`${language}: a search for "${typed}" says that no label answers it`, async ({ request }) => {
    const page = await openPage(request, `${href("search", language)}?q=${encodeURIComponent(typed)}`);
    expect(page.mainText).toContain(sentence);
    expect(page.queryAll("main img")).toEqual([]);
  });
}

test("a search for a food to avoid says how it was understood", async ({ request }) => {
  const { mainText: glutenFree } = await openPage(request, `${href("search", "de")}?q=glutenfrei`);
  expect(glutenFree).toContain("Wir haben Ihre Suche so verstanden: ohne Gluten.");
  const { mainText: nutFree } = await openPage(request, `${href("search", "en")}?q=nut-free`);
  expect(nutFree).toContain("We took your search to mean: no nuts and no peanuts.");
  expect(nutFree).not.toContain("Try modifying the search filters");
});

test("the filter of allergens offers only what lists a product", async ({ request }) => {
  const page = await openPage(request, href("products", "de"));
  const offered = page.queryAll('main input[name="free"]').map((box) => attribute(box, "value"));
  expect(offered).toEqual(["gluten", "peanuts"]);
});
