import type { Page } from "@playwright/test";
import { href } from "../app/i18n/paths";
import { addToCart } from "./support/cart";
import { hazelnut } from "./support/goods";
import { languages, type Language } from "../app/i18n/languages";
import { expect, test } from "./support/test";
import { words } from "./support/words";

/**
 * Visual regression tests of the first screen of the key pages, compared with the screenshots in `look/`; docs/look.md
 * explains how to update them. Photographs are hidden.
 */
const pages: readonly { name: string; path: (language: Language) => string }[] = [
  { name: "home", path: (language) => href("home", language) },
  { name: "list", path: (language) => href("products", language) },
  { name: "product", path: (language) => href("product", language, { slug: hazelnut[language].slug }) },
  { name: "cart", path: (language) => href("cart", language) },
  { name: "checkout", path: (language) => href("checkout", language) },
  { name: "order-lookup", path: (language) => href("orderLookup", language) },
];

const screens = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;

/** Chromium version of the screenshots; other versions render letters slightly differently. */
const chromium = "156";

/** Recommendations for a cart may include products of other stories; the band of the home page is that of the season. */
const style = `
  *, ::before, ::after { caret-color: transparent !important; }
  main [data-band]:has(h1):not(:has(form)) { --band: #8c1c2e !important; --on-band: #fbf8f2 !important; }
  img { visibility: hidden !important; }
  [aria-labelledby="free-shipping-products"] { display: none !important; }
`;

/** Appends the style to the shop's own style sheets, so that it applies from the first paint. */
async function addStyle(page: Page): Promise<void> {
  await page.route(/\.css$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()) + style });
  });
}

/** Replaces texts that change with the date or with the products of other stories. */
async function normalise(page: Page, language: Language): Promise<void> {
  const promise: string = words(language, "cart").delivery.promise;
  const beginning = promise.replace("{{range}}", "");
  const season = words(language, "common")
    .christmas.split(/\{\{\w+\}\}/)
    .reduce((longest, part) => (part.length > longest.length ? part : longest));
  await page.evaluate(
    async ([start, ofSeason]) => {
      for (const part of document.querySelectorAll("main *")) {
        const text = part.childElementCount === 0 ? part.textContent : "";
        if (text.startsWith(start)) part.textContent = start;
        else if (text.includes(ofSeason)) part.remove();
        else if (/^\d+ \p{L}+$/u.test(text)) part.textContent = text.replace(/^\d+/, "12");
      }
      await document.fonts.ready;
    },
    [beginning, season] as const,
  );
}

for (const language of languages) {
  test.describe(language, { tag: language === "de" ? [] : "@night" }, () => {
    test.use({ locale: language });

    test("the first screens match their screenshots", async ({ page, browser }) => {
      test.skip(
        browser.version().split(".")[0] !== chromium,
        `its pictures are those of Chromium ${chromium}`,
      );
      await addStyle(page);
      await addToCart(page, language);
      // the message about an added product is shown only once
      await page.goto(href("cart", language));
      for (const { name, path } of pages) {
        for (const screen of screens) {
          await page.setViewportSize(screen);
          await page.goto(path(language), { waitUntil: "networkidle" });
          await normalise(page, language);
          await expect
            .soft(page)
            .toHaveScreenshot(`${name}-${language}-${screen.width}.png`, { maxDiffPixelRatio: 0.01 });
        }
      }
    });
  });
}
