import { expect } from "vitest";
import { env } from "../../e2e/support/env";
import { htmlProblems } from "../../e2e/support/html";
import { richResultProblems, structuredDataOf, vocabularyProblems } from "../../e2e/support/json-ld";
import { languages, type Language } from "../../e2e/support/languages";
import { test, type APIRequestContext } from "./request";

const start: Readonly<Record<Language, string>> = { de: "/", it: "/it", en: "/en" };

const textOf = (href: string): string => href.replaceAll("&amp;", "&");

/** Addresses of the shop's own pages that a page links to, without what only filters or sorts them. */
function linksOf(html: string, from: string): string[] {
  return [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)]
    .map(([, href = ""]) => new URL(textOf(href), new URL(from, env.SHOP_URL)))
    .filter(({ origin }) => origin === new URL(env.SHOP_URL).origin)
    .map(({ pathname }) => pathname);
}

async function crawl(request: APIRequestContext, language: Language): Promise<Map<string, string>> {
  const seen = new Map<string, string>();
  const waiting = [start[language]];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    const answer = await request.get(path, { headers: { "Accept-Language": language } });
    expect.soft(answer.status(), path).toBe(200);
    const isPage = answer.headers()["content-type"]?.startsWith("text/html") ?? false;
    const html = isPage ? await answer.text() : "";
    seen.set(path, html);
    waiting.push(...linksOf(html, path));
  }
  return seen;
}

for (const language of languages) {
  test(
    `${language}: no link is dead, no page is of another language`,
    { timeout: 240_000 },
    async ({ request }) => {
      const pages = [...(await crawl(request, language))].filter(([, html]) => html !== "");
      expect(pages.length).toBeGreaterThan(25);
      for (const [path, html] of pages) {
        expect.soft(html, path).toContain(`<html lang="${language}"`);
        // a message without its value, or a key without its message
        const shown = html.replace(/<script[\s\S]*?<\/script>/g, "");
        expect.soft(/\{\{\w+\}\}|>[a-z]+(?:\.[a-zA-Z]+)+</.exec(shown)?.[0], path).toBeUndefined();
        // the same elements in every language
        if (language === "de") expect.soft(await htmlProblems(html), path).toEqual([]);
      }
      const data = pages.flatMap(([path, html]) => structuredDataOf(path, html));
      // every kind the demo shop writes has been looked at; goods of one weight that another test has left are a Product
      const kinds = new Set(data.map(({ text }) => (JSON.parse(text) as { "@type": string })["@type"]));
      kinds.delete("Product");
      expect([...kinds].sort()).toEqual([
        "BlogPosting",
        "BreadcrumbList",
        "OnlineStore",
        "ProductGroup",
        "Store",
      ]);
      expect(vocabularyProblems(data)).toEqual([]);
      expect((await Promise.all(data.map(richResultProblems))).flat()).toEqual([]);
    },
  );
}
