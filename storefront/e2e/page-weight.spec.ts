import type { Page } from "@playwright/test";
import { href } from "../app/i18n/paths";
import { hazelnut } from "./support/goods";
import { expect, test } from "./support/test";

/**
 * Maximum transfer size of a first visit on a phone until the network is idle, in bytes: including pictures, font,
 * styles and requests by scripts.
 */
const budgets = [
  { page: "home", path: href("home", "de"), maxBytes: 300_000 },
  { page: "list", path: href("products", "de"), maxBytes: 350_000 },
  { page: "product", path: href("product", "de", { slug: hazelnut.de.slug }), maxBytes: 300_000 },
] as const;

// Viewport and pixel ratio of Lighthouse's phone. Without `isMobile`, with which Chromium first lays out the page at
// 980 px and fetches a picture for that as well.
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

/** Bytes transferred for a page, including headers. */
async function bytesOf(page: Page, path: string): Promise<number> {
  const transferSizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    const sizes = request.sizes().then((size) => size.responseBodySize + size.responseHeadersSize);
    transferSizes.push(sizes);
  });
  await page.goto(path, { waitUntil: "networkidle" });
  return (await Promise.all(transferSizes)).reduce((sum, bytes) => sum + bytes, 0);
}

for (const { page: name, path, maxBytes } of budgets) {
  test(`${name} transfers at most ${maxBytes / 1000} KB on a phone`, { tag: "@night" }, async ({ page }) => {
    const bytes = await bytesOf(page, path);
    // fewer bytes would mean that the page's picture is missing
    expect(bytes).toBeGreaterThan(150_000);
    expect(bytes).toBeLessThanOrEqual(maxBytes);
    test.info().annotations.push({ type: "bytes", description: String(bytes) });
  });
}
