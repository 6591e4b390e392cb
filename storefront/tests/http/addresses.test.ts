import { expect } from "vitest";
import { env } from "../../e2e/support/env";
import { test } from "./request";

/** Plain requests, as sent by search engines, old links and attackers. */
const notFound = { de: "Seite nicht gefunden", it: "Pagina non trovata", en: "Page Not Found" } as const;

for (const [path, language] of [
  ["/nix", "de"],
  ["/it/niente", "it"],
  ["/en/nothing", "en"],
  ["/produkte/%00", "de"],
  // U+10FFFF and U+FDD0, which commerce refuses in an address
  ["/seite/%F4%8F%BF%BF", "de"],
  ["/it/prodotti/%EF%B7%90", "it"],
  ["/%5C", "de"],
  ["/it/%5c", "it"],
  ["/it/prodotti/%00", "it"],
  ["/en/products/100%", "en"],
  ["/en/blog/%E0%A4%A", "en"],
  ["/produkte/%F0%9F%8D%AF", "de"],
  [`/en/page/${"x".repeat(3000)}`, "en"],
  ["/it/produkte", "it"],
  ["/fr", "de"],
  ["/.env", "de"],
] as const) {
  test(`responds 404 for ${path.slice(0, 40)}`, async ({ request }) => {
    const answer = await request.get(path, { headers: { "Accept-Language": language }, maxRedirects: 0 });
    expect(answer.status()).toBe(404);
    const html = await answer.text();
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${notFound[language]}</h1>`));
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(answer.headers()["content-type"]).toBe("text/html; charset=utf-8");
  });
}

for (const [from, to] of [
  ["/produkte/", "/produkte"],
  ["/it/", "/it"],
  ["//produkte", "/produkte"],
  ["//evil.example/x", "/evil.example/x"],
  ["/it//prodotti//?sort=price", "/it/prodotti?sort=price"],
  ["/PRODUKTE?sort=price", "/produkte?sort=price"],
  ["/IT", "/it"],
  ["/En/About-Us", "/en/about-us"],
  ["/bindex", "/Bindex"],
  ["/it/BINDEX", "/it/Bindex"],
  ["/sitemap.xml/", "/sitemap.xml"],
  ["/de/produkte?sort=price", "/produkte?sort=price"],
  ["/DE/Produkte/mandeltorrone", "/produkte/mandeltorrone"],
  ["/de/\\evil.example", "/de/evil.example"],
  ["/\\evil.example/", "/evil.example"],
  ["/produkte/Mandeltorrone", "/produkte/mandeltorrone"],
  ["/produkte/kategorie/Geschenke", "/produkte/kategorie/geschenke"],
  ["/SITEMAP.XML", "/sitemap.xml"],
  ["/it/Sitemap.xml", "/it/sitemap.xml"],
  ["/Robots.txt", "/robots.txt"],
  ["/Favicon.ico", "/favicon.ico"],
  ["/API/icons/lucide.json?icons=leaf", "/api/icons/lucide.json?icons=leaf"],
  ["/API/build", "/api/build"],
  ["/Health/Live", "/health/live"],
  ["/MEDIA/640/site/hero-1.webp", "/media/640/site/hero-1.webp"],
] as const) {
  test(`redirects ${from} permanently to ${to}`, async ({ request }) => {
    for (const method of ["GET", "HEAD"]) {
      const answer = await request.fetch(env.SHOP_URL.replace(/\/$/, "") + from, { method, maxRedirects: 0 });
      expect(answer.status(), method).toBe(301);
      expect(answer.headers()["location"], method).toBe(to);
    }
  });
}

test("/de redirects to the German home page and remembers the language", async ({ request }) => {
  const headers = { "Accept-Language": "en", "User-Agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" };
  const answer = await request.get("/de", { headers, maxRedirects: 0 });
  expect([answer.status(), answer.headers()["location"]]).toEqual([302, "/"]);
  expect(answer.headers()["set-cookie"]).toMatch(/^lang=de;/);
  const home = await request.get("/de", { headers });
  expect(new URL(home.url()).pathname).toBe("/");
});

test("rejects malformed keys, tokens and forms without a server error", async ({ request }) => {
  for (const [path, status] of [
    ["/checkout/confirmation/order_1?key=%00", 404],
    ["/checkout/confirmation/order_1?key=%ff", 404],
    ["/checkout/confirmation/order_1?key=%ed%a0%80", 404],
    ["/bewertung-schreiben?token=%ff", 404],
    ["/restock?product=%00", 404],
    ["/restock?product=%F4%8F%BF%BF", 404],
    ["/suche?q=%F4%8F%BF%BFmandel", 200],
    ["/produkte?category=%F4%8F%BF%BF", 200],
    ["/api/suggest?q=%EF%B7%90mandel", 200],
    ["/media/320/private-x.webp", 404],
    ["/api/language", 405],
    ["/api/panels", 405],
  ] as const) {
    expect((await request.get(path)).status(), path).toBe(status);
  }
  for (const path of ["/api/language", "/api/panels"]) {
    for (const type of ["application/json", "text/plain", "multipart/form-data; boundary=x"]) {
      const answer = await request.post(path, { headers: { "Content-Type": type }, data: "{" });
      expect(answer.status(), `${path} ${type}`).toBe(400);
    }
  }
});

test("responds 405 with Allow for methods that are not allowed", async ({ request }) => {
  for (const method of ["PUT", "DELETE", "PATCH", "OPTIONS"]) {
    const answer = await request.fetch("/produkte", { method });
    expect(answer.status(), method).toBe(405);
    expect(answer.headers()["allow"], method).toBe("GET, HEAD, POST");
  }
  for (const path of [
    "/produkte",
    "/en/page/legal-notice",
    "/sitemap.xml",
    "/robots.txt",
    "/api/icons/x.json",
  ]) {
    const answer = await request.post(path);
    expect(answer.status(), path).toBe(405);
    expect(answer.headers()["allow"], path).toBe("GET, HEAD");
  }
});

/** One URL for each kind of response of the storefront. */
const kinds = [
  "/en",
  "/produkte",
  "/cart",
  "/nix",
  "/checkout/confirmation/order_01J",
  "/sitemap.xml",
  "/robots.txt",
  "/api/icons/lucide.json?icons=leaf",
  "/api/build",
  "/media/640/site/hero-1.webp",
  "/favicon.ico",
];

test("every kind of response has security headers, a content type and Cache-Control", async ({ request }) => {
  for (const path of kinds) {
    const headers = (await request.get(path)).headers();
    expect(headers["content-security-policy"], path).toContain("frame-ancestors 'none'");
    expect(headers["content-security-policy"], path).not.toContain("unsafe");
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(headers["referrer-policy"], path).toBe("strict-origin-when-cross-origin");
    expect(headers["permissions-policy"], path).toContain("geolocation=()");
    expect(headers["x-powered-by"], path).toBeUndefined();
    expect(headers["content-type"], path).toBeTruthy();
    expect(headers["cache-control"], path).toBeTruthy();
  }
});

test("pages are not stored by shared caches", async ({ request }) => {
  for (const path of ["/en", "/produkte", "/en/page/legal-notice", "/nix"]) {
    expect((await request.get(path)).headers()["cache-control"], path).toBe("private, no-cache");
  }
  for (const path of [
    "/cart",
    "/checkout",
    "/checkout/payment",
    "/checkout/confirm",
    "/checkout/return",
    "/en/track-order",
    "/it/checkout/confirmation/order_01J",
    "/api/orders/order_01J/status",
  ]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.headers()["cache-control"], path).toBe("private, no-store");
  }
  expect((await request.get("/api/orders/order_01J/status")).status()).toBe(404);
});

test("the resources linked in the head of a page exist", async ({ request }) => {
  const html = await (await request.get("/en")).text();
  const links = [
    ...html.matchAll(
      /<link[^>]* rel="(?:icon|apple-touch-icon|manifest|preload|stylesheet|modulepreload)"[^>]*>/g,
    ),
  ];
  const paths = links.map(([tag]) => /href="([^"]+)"/.exec(tag)?.[1]);
  expect(paths).toContain("/favicon.ico");
  expect(paths).toContain("/apple-touch-icon.png");
  expect(paths).toContain("/site.webmanifest");
  for (const path of paths.filter((one) => one !== undefined)) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});

test("responds 304 for unchanged files", async ({ request }) => {
  for (const path of ["/media/640/site/hero-1.webp", "/favicon.svg"]) {
    const etag = (await request.get(path)).headers()["etag"] ?? "";
    expect(etag, path).not.toBe("");
    expect((await request.get(path, { headers: { "If-None-Match": etag } })).status(), path).toBe(304);
  }
});

test.for([
  ["fr-FR,it;q=0.8,de;q=0.7", "/it"],
  ["de-AT,it;q=0.5", null],
] as const)("the first visit with %s leads to %s", async ([asked, leads], { request }) => {
  const headers = { "Accept-Language": asked, "User-Agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" };
  const answer = await request.get("/?from=mail", { headers, maxRedirects: 0 });
  expect(answer.status()).toBe(leads ? 302 : 200);
  if (!leads) return;
  expect(answer.headers()["location"]).toBe(`${leads}?from=mail`);
  expect(answer.headers()["cache-control"]).toBe("private, no-store");
  expect(answer.headers()["set-cookie"]).toMatch(/^lang=it; Max-Age=31536000; Path=\/;(.*) SameSite=Lax/);
  const crawler = { ...headers, "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" };
  expect((await request.get("/", { headers: crawler, maxRedirects: 0 })).status()).toBe(200);
});
