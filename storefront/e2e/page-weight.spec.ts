import { expect, test, type Page } from "@playwright/test";
import { href } from "../app/i18n/paths";
import { hazelnut } from "./support/goods";

/** What a first visit may take on a phone until nothing more is fetched, in bytes: with pictures, font, style and what scripts ask for. */
const budgets = [
  { page: "home", path: href("home", "de"), most: 350_000 },
  { page: "list", path: href("products", "de"), most: 350_000 },
  { page: "product", path: href("product", "de", { slug: hazelnut.de.slug }), most: 300_000 },
] as const;

// Window and pixels as on the phone of Lighthouse. Without `isMobile`, with which Chromium takes a first look 980 px wide and fetches a
// picture for that as well.
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

/** Bytes that come over the line for a page, headers among them. */
async function bytesOf(page: Page, path: string): Promise<number> {
  const asked: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    const sizes = request.sizes().then((size) => size.responseBodySize + size.responseHeadersSize);
    asked.push(sizes);
  });
  await page.goto(path, { waitUntil: "networkidle" });
  return (await Promise.all(asked)).reduce((sum, bytes) => sum + bytes, 0);
}

for (const { page: name, path, most } of budgets) {
  test(`${name} on a phone takes at most ${most / 1000} KB`, async ({ page }) => {
    const bytes = await bytesOf(page, path);
    // less would be a page without its picture
    expect(bytes).toBeGreaterThan(150_000);
    expect(bytes).toBeLessThanOrEqual(most);
    test.info().annotations.push({ type: "bytes", description: String(bytes) });
  });
}
