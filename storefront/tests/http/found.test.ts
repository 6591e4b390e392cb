import { expect } from "vitest";
import sharp from "sharp";
import { atNight } from "../../../testing/night";
import { env } from "../../e2e/support/env";
import { test, type APIRequestContext } from "./request";

/** Paths of the sitemaps (spec §2), by language. */
const sitemaps = { de: "/sitemap.xml", it: "/it/sitemap.xml", en: "/en/sitemap.xml" } as const;

interface Listed {
  loc: string;
  lastmod: string;
  alternates: Map<string, string>;
}

async function readSitemap(request: APIRequestContext, path: string): Promise<Listed[]> {
  const answer = await request.get(path);
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-type"]).toContain("application/xml");
  const xml = await answer.text();
  return [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, url = ""]) => ({
    loc: /<loc>(.*?)<\/loc>/.exec(url)?.[1] ?? "",
    lastmod: /<lastmod>(.*?)<\/lastmod>/.exec(url)?.[1] ?? "",
    alternates: new Map(
      [...url.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, tag = "", href = ""]) => [tag, href]),
    ),
  }));
}

for (const [language, path] of Object.entries(sitemaps).slice(0, atNight ? undefined : 1)) {
  test(`${path} lists canonical pages with their alternates`, { timeout: 120_000 }, async ({ request }) => {
    const listed = await readSitemap(request, path);
    expect(listed.length).toBeGreaterThan(25);
    for (const { loc, lastmod, alternates } of listed) {
      expect(Date.parse(lastmod), loc).toBeLessThan(Date.now());
      expect(alternates.get(language)).toBe(loc);
      const answer = await request.get(loc, { headers: { "Accept-Language": language }, maxRedirects: 0 });
      expect(answer.status(), loc).toBe(200);
      const html = await answer.text();
      expect(html).toContain(`<html lang="${language}"`);
      expect(html, loc).toContain(`<link rel="canonical" href="${loc}"/>`);
      expect(html, loc).not.toContain('content="noindex"');
      for (const [tag, href] of alternates) {
        expect(html, loc).toContain(`hrefLang="${tag}" href="${href}"`);
      }
    }
  });
}

test("robots.txt disallows the checkout and lists the sitemaps", async ({ request }) => {
  const text = await (await request.get("/robots.txt")).text();
  expect(text).toContain("Disallow: /it/checkout");
  for (const path of Object.values(sitemaps)) {
    expect(text).toContain(`Sitemap: ${new URL(path, env.SHOP_URL).href}`);
  }
});

test("each language has a feed of the posts", async ({ request }) => {
  for (const path of ["/feed.xml", "/it/feed.xml", "/en/feed.xml"]) {
    const xml = await (await request.get(path)).text();
    expect(xml.match(/<item>/g)).toHaveLength(4);
  }
});

test("serves a style sheet for a band of a colour on which text is readable only", async ({ request }) => {
  const answer = await request.get("/band/d9a50a.css");
  expect(answer.headers()["content-type"]).toBe("text/css; charset=utf-8");
  expect(await answer.text()).toBe(
    '[data-band="#d9a50a" i]{--band:#d9a50a;--on-band:var(--color-almond);--band-ink:var(--color-almond)}\n',
  );
  expect(await (await request.get("/band/0a3f5c.css")).text()).toContain("--on-band:var(--color-wafer)");
  for (const name of ["808080", "0a3f5", "0a3f5c}*{", "mirto"]) {
    expect((await request.get(`/band/${encodeURIComponent(name)}.css`)).status(), name).toBe(404);
  }
});

test("serves icons by name and lists unknown ones in not_found", async ({ request }) => {
  const answer = await request.get("/api/icons/lucide.json?icons=leaf,no-such-icon");
  expect(answer.status()).toBe(200);
  const { icons, not_found } = (await answer.json()) as { icons: object; not_found: string[] };
  expect(Object.keys(icons)).toEqual(["leaf"]);
  expect(not_found).toEqual(["no-such-icon"]);
  expect((await request.get(`/api/icons/lucide.json?icons=${"x".repeat(500)}`)).status()).toBe(414);
  expect((await request.get("/api/icons/lucide.json")).status()).toBe(400);
});

test.runIf(atNight)("each page has a preview image of 1200 × 630 pixels", async ({ request }) => {
  for (const [page, card] of [
    ["/en/products/hazelnut-nougat", "/en/card/product/hazelnut-nougat.jpg"],
    ["/blog/warum-der-honig-zeit-braucht", "/card/post/warum-der-honig-zeit-braucht.jpg"],
    ["/it/prodotti/categoria/torrone-classico", "/it/card/category/torrone-classico.jpg"],
    ["/en", "/en/card/page/home.jpg"],
    ["/produkte", "/card/page/products.jpg"],
    ["/it/chi-siamo", "/it/card/page/about.jpg"],
    // these have no card of their own and use that of the home page
    ["/newsletter", "/card/page/home.jpg"],
  ] as const) {
    const html = await (await request.get(page, { headers: { "Accept-Language": "en" } })).text();
    expect(html).toContain(`<meta property="og:image" content="${new URL(card, env.SHOP_URL).href}"/>`);
    const answer = await request.get(card);
    expect(answer.headers()["content-type"]).toBe("image/jpeg");
    const { width, height } = await sharp(await answer.body()).metadata();
    expect([width, height]).toEqual([1200, 630]);
  }
  expect((await request.get("/card/product/unknown.jpg")).status()).toBe(404);
  expect((await request.get("/card/category/unknown.jpg")).status()).toBe(404);
  expect((await request.get("/card/page/impressum.jpg")).status()).toBe(404);
});

test("Italian words in other languages are marked with their language", async ({ request }) => {
  const marked = '<span lang="it">Barbagia</span>';
  expect(await (await request.get("/wer-wir-sind")).text()).toContain(marked);
  expect(await (await request.get("/en/contact")).text()).toContain(marked);
  expect(await (await request.get("/it/chi-siamo")).text()).not.toContain(marked);
});

test("rejects change notifications that commerce has not signed", async ({ request }) => {
  const forged = { tags: ["catalogue"], pages: [], at: Date.now() };
  const answer = await request.post("/api/revalidate", {
    data: forged,
    headers: { "x-news-signature": "forged" },
  });
  expect(answer.status()).toBe(403);
  expect((await request.post("/api/revalidate", { data: forged })).status()).toBe(403);
  expect((await request.get("/api/revalidate")).status()).toBe(404);
});
