import { createHash } from "node:crypto";
import { gunzipSync, brotliDecompressSync } from "node:zlib";
import { describe, expect } from "vitest";
import { rowsOfRun } from "../../../testing/night";
import { languages } from "../../app/i18n/languages";
import { href } from "../../app/i18n/paths";
import { sendContentChanged } from "../../e2e/support/content-changed";
import { env } from "../../e2e/support/env";
import { classic, hazelnut } from "../../e2e/support/goods";
import { smallHazelnut } from "../../e2e/support/orders";
import { fetchRaw } from "./fetch-raw";
import { test } from "./request";

const product = href("product", "de", { slug: hazelnut.de.slug });

/** Pages that are the same for everybody. */
const sharedPages = [
  href("home", "de"),
  href("products", "de"),
  `${href("products", "de")}?sort=price_asc`,
  href("category", "de", { slug: classic.de.slug }),
  product,
  `${product}?weight=150`,
  href("about", "de"),
  href("blog", "de"),
  href("shipping", "de"),
  href("page", "de", { slug: "impressum" }),
  href("guarantee", "de"),
  href("allergens", "de"),
  `${href("allergens", "de")}?page=1`,
  ...languages.map((language) => href("home", language)),
];

/** One of each kind; most of the others ask commerce nothing once they are cached: commerce-calls.test.ts. */
const everydayPages = [href("home", "it"), `${href("products", "de")}?sort=price_asc`, product];

/** Pages rendered for each visitor. */
const personalPages = [
  href("cart", "de"),
  href("contact", "de"),
  `${href("search", "de")}?q=mandel`,
  href("orderLookup", "de"),
  href("withdrawal", "de"),
  `${product}?unknown=1`,
];

const textOf = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<string> =>
  (await fetchRaw(path, headers)).body.toString("utf8");

/** Request id of the rendering: a page from memory has that of an earlier request. */
const renderingOf = async (path: string): Promise<unknown> => (await fetchRaw(path)).headers["x-request-id"];

const isCached = async (path: string): Promise<boolean> =>
  (await renderingOf(path)) === (await renderingOf(path));

describe("the page cache", () => {
  test.for(rowsOfRun(sharedPages, (path) => path, everydayPages))(
    "renders %s once for all visitors and again after an invalidation, with the same ETag",
    async (path) => {
      // a job of the shop may invalidate it between two requests
      await expect.poll(() => isCached(path)).toBe(true);
      const before = (await fetchRaw(path)).headers;
      await sendContentChanged(env.SHOP_URL);
      const after = (await fetchRaw(path)).headers;
      expect(after["x-request-id"]).not.toBe(before["x-request-id"]);
      expect(after["etag"]).toBe(before["etag"]);
    },
  );

  test.for(personalPages)("renders %s for each request", async (path) => {
    expect(await isCached(path)).toBe(false);
  });

  test("request headers of one visitor do not change the page of others", async () => {
    const hostile: Readonly<Record<string, string>>[] = [
      { Host: "evil.example" },
      { "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "https", "X-Forwarded-Prefix": "/evil" },
      { "X-Original-URL": "/evil", "X-Rewrite-URL": "/evil", Forwarded: "host=evil.example" },
      {
        Cookie:
          "cart=eyJpZCI6ImNhcnRfMSIsImNvdW50Ijo3fQ; orders=x; code=x; lang=evil; panels=evil; __proto__=1",
      },
      {
        "User-Agent": "<script>alert(1)</script>",
        Referer: "https://evil.example/",
        Origin: "https://evil.example",
      },
      // names no language: another one than the shop's would be offered English
      { "Accept-Language": "*;evil=9", Range: "bytes=0-3", "X-Request-Id": "evil", Accept: "text/evil" },
    ];
    for (const path of [href("home", "it"), href("products", "de"), product, href("shipping", "de")]) {
      await sendContentChanged(env.SHOP_URL);
      const [first, ...others] = await Promise.all(hostile.map((headers) => textOf(path, headers)));
      const plain = await textOf(path);
      expect(new Set([first, ...others, plain]).size, path).toBe(1);
      expect(plain, path).not.toContain("evil");
    }
  });

  test("shows each visitor the count of their own cart", async ({ request }) => {
    await sendContentChanged(env.SHOP_URL);
    const form = { intent: "add", variantId: await smallHazelnut(), quantity: "7" };
    await request.post("/api/cart", { form });
    for (const path of [href("home", "de"), product]) {
      expect(await (await request.get(path)).text(), path).toContain("7 Packungen im Warenkorb");
      expect(await textOf(path), path).toContain("0 Packungen im Warenkorb");
      expect(await (await request.get(path)).text(), path).toContain("7 Packungen im Warenkorb");
    }
  });

  test("offers each visitor their own language and keeps the state of panels", async () => {
    const list = href("products", "de");
    await sendContentChanged(env.SHOP_URL);
    const italian = "Questa pagina in italiano</button>";
    expect(await textOf(list, { "Accept-Language": "it" })).toContain(italian);
    expect(await textOf(list, { Cookie: "lang=en" })).toContain("This page in English</button>");
    const [none, german, hidden] = [
      await textOf(list),
      await textOf(list, { Cookie: "lang=de" }),
      await textOf(list, { Cookie: "panels=filters-hidden" }),
    ];
    expect(none.includes(italian)).toBe(false);
    expect(german === none).toBe(true);
    expect(hidden === none).toBe(false);
  });

  test("campaign parameters do not change the page", async () => {
    expect(await textOf(`${product}?utm_source=news&gclid=1`)).toBe(await textOf(product));
  });

  test("a flash message is not shown to other visitors", async ({ request }) => {
    const returnTo = `${product}?weight=150`;
    const variantId = await smallHazelnut();
    const before = await textOf(returnTo);
    const refused = await request.post(href("cart", "de"), {
      form: { intent: "add", variantId, quantity: "1", returnTo },
      maxRedirects: 0,
    });
    expect(refused.status()).toBe(303);
    await request.get(new URL(refused.headers()["location"] ?? "", env.SHOP_URL).href);
    expect(await textOf(returnTo)).toBe(before);
  });
});

describe("the response of a cached page", () => {
  test("allows exactly its inline scripts in the content security policy", async () => {
    for (const path of sharedPages) {
      const { headers, body } = await fetchRaw(path);
      const policy = String(headers["content-security-policy"]);
      const html = body.toString("utf8");
      const scripts = Array.from(html.matchAll(/<script(?![^>]*(?:\ssrc=|json"))[^>]*>([^]*?)<\/script>/g));
      expect(scripts.length, path).toBeGreaterThan(2);
      const sources = /script-src ([^;]*)/.exec(policy)?.[1]?.split(" ").sort();
      const expected = scripts.map(
        ([, text]) => `'sha256-${createHash("sha256").update(String(text)).digest("base64")}'`,
      );
      expect(sources, path).toEqual([...new Set(["'self'", ...expected])].sort());
      expect(html, path).not.toContain("nonce=");
    }
  });

  test("is compressed as requested", async () => {
    const plain = await fetchRaw(product);
    const brotli = await fetchRaw(product, { "Accept-Encoding": "gzip, deflate, br" });
    const gzip = await fetchRaw(product, { "Accept-Encoding": "gzip" });
    expect(brotli.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(plain.headers["cache-control"]).toBe("private, no-cache");
    expect(plain.headers["set-cookie"]).toBeUndefined();
  });

  test("is 304 with the headers of the page if it has not changed, also after it was rendered anew", async () => {
    const full = await fetchRaw(product);
    const validators = { "If-None-Match": String(full.headers["etag"]) };
    await sendContentChanged(env.SHOP_URL);
    await fetchRaw(product);
    const { status, body, headers } = await fetchRaw(product, validators);
    expect([status, body.length]).toEqual([304, 0]);
    // those that describe the body or differ per response
    const omitted = { "content-type": undefined, "content-length": undefined, "x-request-id": undefined };
    const kept = { ...full.headers, ...omitted, date: headers.date };
    expect({ ...headers, ...omitted }).toEqual(kept);
    expect((await fetchRaw(href("about", "de"), validators)).status).toBe(200);
  });
});
