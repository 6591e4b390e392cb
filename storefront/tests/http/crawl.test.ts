import { expect } from "vitest";
import { atNight } from "../../../testing/night";
import { env } from "../../e2e/support/env";
import { htmlProblems } from "../../e2e/support/html";
import {
  richResultProblems,
  structuredDataOf,
  vocabularyProblems,
  type Found,
} from "../../e2e/support/json-ld";
import { languages, type Language } from "../../app/i18n/languages";
import { unlinkedPages } from "../../e2e/support/pages";
import { test, type APIRequestContext } from "./request";

const start: Readonly<Record<Language, string>> = { de: "/", it: "/it", en: "/en" };

const textOf = (href: string): string => href.replaceAll("&amp;", "&");

/** URLs of the shop's own pages linked from a page, without filtered or sorted lists. */
function linksOf(html: string, from: string): string[] {
  return [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)]
    .map(([, href = ""]) => new URL(textOf(href), new URL(from, env.SHOP_URL)))
    .filter(({ origin }) => origin === new URL(env.SHOP_URL).origin)
    .map(({ pathname }) => pathname);
}

async function crawl(request: APIRequestContext, language: Language): Promise<Map<string, string>> {
  const seen = new Map<string, string>();
  const queue = [start[language]];
  const brokenLinks: string[] = [];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (seen.has(path)) continue;
    const answer = await request.get(path, { headers: { "Accept-Language": language } });
    if (answer.status() !== 200) brokenLinks.push(`${answer.status()} ${path}`);
    const isPage = answer.headers()["content-type"]?.startsWith("text/html") ?? false;
    const html = isPage ? await answer.text() : "";
    seen.set(path, html);
    queue.push(...linksOf(html, path));
  }
  expect(brokenLinks).toEqual([]);
  return seen;
}

/** The texts of the other languages change as rarely as the elements, which are the same in each. */
const languagesOfRun = atNight ? languages : (["de"] as const);

const crawled = new Map<Language, Promise<Map<string, string>>>();

/** HTML of a language's pages by path; shared by both tests. */
async function pagesOf(request: APIRequestContext, language: Language): Promise<[string, string][]> {
  const pages = crawled.get(language) ?? crawl(request, language);
  crawled.set(language, pages);
  // a retried test crawls again
  pages.catch(() => crawled.delete(language));
  return [...(await pages)].filter(([, html]) => html !== "");
}

/** Pages below the same one have the same elements: all products, all posts. */
const kindOf = (path: string): string => path.replace(/(?<=\/.+\/)[^/]+$/, "*");

for (const language of languagesOfRun) {
  test(`${language}: all links work, all pages are in it`, { timeout: 240_000 }, async ({ request }) => {
    const pages = await pagesOf(request, language);
    expect(pages.length).toBeGreaterThan(25);
    const checked = new Set<string>();
    for (const [path, html] of pages) {
      expect.soft(html, path).toContain(`<html lang="${language}"`);
      // a message without its value, or a key without its message
      const shown = html.replace(/<script[\s\S]*?<\/script>/g, "");
      expect.soft(/\{\{\w+\}\}|>[a-z]+(?:\.[a-zA-Z]+)+</.exec(shown)?.[0], path).toBeUndefined();
      // the elements are the same in every language
      if (language !== "de" || (checked.has(kindOf(path)) && !atNight)) continue;
      checked.add(kindOf(path));
      expect.soft(await htmlProblems(html), path).toEqual([]);
    }
  });
}

test("structured data is valid, enough for rich results", { timeout: 240_000 }, async ({ request }) => {
  const all: Found[] = [];
  for (const language of languagesOfRun) {
    const data = (await pagesOf(request, language)).flatMap(([path, html]) => structuredDataOf(path, html));
    // every kind in the demo shop has been checked; a product with one weight, left by another test, is a Product
    const kinds = new Set(data.map(({ text }) => (JSON.parse(text) as { "@type": string })["@type"]));
    kinds.delete("Product");
    expect([...kinds].sort(), language).toEqual([
      "BlogPosting",
      "BreadcrumbList",
      "OnlineStore",
      "ProductGroup",
      "Store",
    ]);
    all.push(...data);
  }
  // what makes the data has the vocabulary's types as well, which take longer to load than checking all data
  if (atNight) expect(vocabularyProblems(all)).toEqual([]);
  expect((await Promise.all(all.map(richResultProblems))).flat()).toEqual([]);
});

test("unlinked pages are valid HTML in the right language", async ({ request }) => {
  for (const path of unlinkedPages("de")) {
    const html = await (await request.get(path, { headers: { "Accept-Language": "de" } })).text();
    expect.soft(html, path).toContain('<html lang="de"');
    expect.soft(await htmlProblems(html), path).toEqual([]);
  }
});
