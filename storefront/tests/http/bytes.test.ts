import { brotliCompressSync } from "node:zlib";
import { describe, expect } from "vitest";
import { env } from "../../e2e/support/env";
import { fetchRaw } from "./fetch-raw";
import { test } from "./request";

/**
 * Maximum bytes (Brotli) and files of a first visit to a page, without pictures. They are the achieved values, rounded
 * up: ids, days and similar products of other tests change those of the HTML. They are lowered when a page gets
 * smaller. The targets are in docs/performance.md.
 */
const budgets = [
  { page: "home", path: "/", scripts: 91_700, files: 7, html: 14_500 },
  // the list may show products that other test files have on sale
  { page: "list", path: "/produkte", scripts: 92_900, files: 6, html: 16_500 },
  { page: "product", path: "/produkte/haselnusstorrone", scripts: 97_500, files: 8, html: 21_900 },
  { page: "about", path: "/wer-wir-sind", scripts: 90_700, files: 7, html: 11_000 },
] as const;

const allowedStyles = 10.5 * 1024;
const allowedFonts = 45 * 1024;

const brotli = { "Accept-Encoding": "br" };

async function sizeOf(paths: readonly string[]): Promise<number> {
  const answers = await Promise.all(paths.map((path) => fetchRaw(path, brotli)));
  for (const [index, { status }] of answers.entries()) expect(status, paths[index]).toBe(200);
  return answers.reduce((sum, { body }) => sum + body.length, 0);
}

const found = (html: string, pattern: RegExp): string[] => [
  ...new Set(Array.from(html.matchAll(pattern), ([, path]) => path ?? "")),
];

describe("size of a first visit:", () => {
  test.for(budgets)("$page", async ({ path, scripts, files, html: allowedHtml }, { request }) => {
    const html = await (await request.get(path, { headers: { "Accept-Language": "de" } })).text();
    // files Remix preloads for this page, and imports of its first script
    const loaded = [
      ...new Set([
        ...found(html, /<link rel="modulepreload" [^>]*href="([^"]+)"/g),
        ...found(html, /\bimport\s*\(?(?:[\w*\s]+from\s*)?"(\/assets\/[^"]+\.js)"/g),
      ]),
    ];
    const styles = found(html, /<link rel="stylesheet" href="([^"]+)"/g);
    const fonts = found(html, /href="(\/assets\/[^"]+\.woff2)"/g);
    const measured = {
      scripts: await sizeOf(loaded),
      files: loaded.length,
      styles: await sizeOf(styles),
      fonts: await sizeOf(fonts),
      html: brotliCompressSync(html).length,
    };
    expect(fonts).toHaveLength(2);
    expect(loaded.length, "the page names its scripts").toBeGreaterThan(5);
    const budget = { scripts, files, styles: allowedStyles, fonts: allowedFonts, html: allowedHtml };
    for (const [name, most] of Object.entries(budget)) {
      const got = measured[name as keyof typeof measured];
      expect(got, `${name} of ${new URL(path, env.SHOP_URL).pathname}`).toBeLessThanOrEqual(most);
    }
  });
});
