import { createHash } from "node:crypto";
import { gunzipSync, brotliDecompressSync } from "node:zlib";
import { describe, expect } from "vitest";
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
  ...languages.map((language) => href("home", language)),
];

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

// each rendered page has another idempotency key for its forms
const isCached = async (path: string): Promise<boolean> => (await textOf(path)) === (await textOf(path));

describe("a page for everybody", () => {
  test.for(sharedPages)("%s is made once for all, and anew after an invalidation", async (path) => {
    // a job of the shop may invalidate it between two requests; an uncached page differs each time
    await expect.poll(() => isCached(path)).toBe(true);
    const before = await textOf(path);
    await sendContentChanged(env.SHOP_URL);
    expect(await textOf(path)).not.toBe(before);
  });

  test.for(personalPages)("%s is made for each who asks", async (path) => {
    expect(await isCached(path)).toBe(false);
  });

  test("no header of a stranger changes what others are given", async () => {
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
      { "Accept-Language": "evil;q=9", Range: "bytes=0-3", "X-Request-Id": "evil", Accept: "text/evil" },
    ];
    for (const path of [href("home", "it"), href("products", "de"), product, href("shipping", "de")]) {
      await sendContentChanged(env.SHOP_URL);
      const [first, ...others] = await Promise.all(hostile.map((headers) => textOf(path, headers)));
      const plain = await textOf(path);
      expect(new Set([first, ...others, plain]).size, path).toBe(1);
      expect(plain, path).not.toContain("evil");
    }
  });

  test("shows each visitor the number in the own cart, and nobody that of another", async ({ request }) => {
    await sendContentChanged(env.SHOP_URL);
    const form = { intent: "add", variantId: await smallHazelnut(), quantity: "7" };
    await request.post("/api/cart", { form });
    for (const path of [href("home", "de"), product]) {
      expect(await (await request.get(path)).text(), path).toContain("7 Packungen im Warenkorb");
      expect(await textOf(path), path).toContain("0 Packungen im Warenkorb");
      expect(await (await request.get(path)).text(), path).toContain("7 Packungen im Warenkorb");
    }
  });

  test("offers each visitor the own language, and remembers open panels", async () => {
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

  test("marks of a campaign change nothing", async () => {
    expect(await textOf(`${product}?utm_source=news&gclid=1`)).toBe(await textOf(product));
  });

  test("a message waits for the one it is meant for", async ({ request }) => {
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

describe("the answer", () => {
  test("allows the very scripts that are in it, and no others", async () => {
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

  test("comes in the encoding that is asked for, and not again to who has it", async () => {
    const plain = await fetchRaw(product);
    const brotli = await fetchRaw(product, { "Accept-Encoding": "gzip, deflate, br" });
    const gzip = await fetchRaw(product, { "Accept-Encoding": "gzip" });
    expect(brotli.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(plain.headers["cache-control"]).toBe("private, no-cache");
    expect(plain.headers["set-cookie"]).toBeUndefined();
    const again = await fetchRaw(product, { "If-None-Match": String(plain.headers["etag"]) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    await sendContentChanged(env.SHOP_URL);
    expect((await fetchRaw(product, { "If-None-Match": String(plain.headers["etag"]) })).status).toBe(200);
  });

  test("has a number of its own, by which it is found in the log", async () => {
    const ids = [await fetchRaw(product), await fetchRaw(product)].map(
      ({ headers }) => headers["x-request-id"],
    );
    expect(new Set(ids).size).toBe(2);
  });

  test("is led to the one address of a page as ever", async () => {
    for (const [path, location] of [
      ["/produkte/", "/produkte"],
      ["/Produkte", "/produkte"],
    ] as const) {
      const { status, headers } = await fetchRaw(path);
      expect([status, headers["location"]], path).toEqual([301, location]);
    }
  });
});
