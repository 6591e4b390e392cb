import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect } from "vitest";
import { fetchRaw } from "./fetch-raw";
import { test } from "./request";

/** URLs below /assets/ in a page. */
const assetsOf = (html: string): string[] => [
  ...new Set(Array.from(html.matchAll(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g), ([path]) => path)),
];

test("build assets are served compressed and immutable without page headers", async ({ request }) => {
  const paths = assetsOf(await (await request.get("/produkte")).text());
  expect(paths.some((path) => path.endsWith(".css"))).toBe(true);
  expect(paths.length).toBeGreaterThan(10);
  for (const path of paths) {
    const plain = await fetchRaw(path);
    const brotli = await fetchRaw(path, { "Accept-Encoding": "gzip, deflate, br" });
    const gzip = await fetchRaw(path, { "Accept-Encoding": "gzip" });
    for (const { status, headers } of [plain, brotli, gzip]) {
      expect(status, path).toBe(200);
      expect(headers, path).toMatchObject({
        "cache-control": "public, max-age=31536000, immutable",
        "x-content-type-options": "nosniff",
        vary: "Accept-Encoding",
      });
      expect(Object.keys(headers), path).not.toContain("content-security-policy");
      expect(Object.keys(headers), path).not.toContain("set-cookie");
    }
    expect(plain.headers["content-encoding"], path).toBeUndefined();
    if (path.endsWith(".woff2") || plain.body.length < 500) continue;
    expect(brotli.headers["content-encoding"], path).toBe("br");
    expect(brotliDecompressSync(brotli.body).equals(plain.body), path).toBe(true);
    expect(gzip.headers["content-encoding"], path).toBe("gzip");
    expect(gunzipSync(gzip.body).equals(plain.body), path).toBe(true);
    expect(brotli.body.length, path).toBeLessThan(plain.body.length);
    const again = await fetchRaw(path, { "If-None-Match": String(plain.headers["etag"]) });
    expect([again.status, again.body.length], path).toEqual([304, 0]);
  }
});

test("responds 404 in plain text for a missing asset, and the favicon is cached for an hour", async () => {
  const missing = await fetchRaw("/assets/gone-12345678.js");
  expect([missing.status, missing.headers["content-type"]]).toEqual([404, "text/plain; charset=utf-8"]);
  const outside = await fetchRaw("/assets/..%2f..%2fserver.js");
  expect(outside.status).toBe(404);
  const icon = await fetchRaw("/favicon.svg");
  expect([icon.status, icon.headers["cache-control"]]).toEqual([200, "public, max-age=3600"]);
  // it can be opened as a page
  expect(icon.headers["content-security-policy"]).toContain("default-src 'self'");
});
