import { expect, test, type Page } from "@playwright/test";
import { href } from "../app/i18n/paths";
import { addToCart } from "./support/cart";
import { hazelnut } from "./support/goods";
import { languages, type Language } from "./support/languages";
import { words } from "./support/words";

/**
 * What the first screen of the key pages looks like, compared with pictures in `look/`; docs/look.md says how to take them anew.
 * Photographs are left out, and everything is set in the shop's own font, so that no picture depends on the fonts of a machine.
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

/** Chromium the pictures were taken with; another one draws letters a little otherwise. */
const chromium = "156";

/** What goes well with a cart may be goods of other stories. */
const style = `
  *, ::before, ::after { font-family: Fraunces !important; caret-color: transparent !important; }
  img { visibility: hidden !important; }
  [aria-labelledby="free-shipping-products"] { display: none !important; }
`;

/** Adds the style to the shop's own sheets, as part of which it is there from the first paint on. */
async function addStyle(page: Page): Promise<void> {
  await page.route(/\.css$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()) + style });
  });
}

/** Puts the same words in place of what changes with the day, or with what other stories sell. */
async function normalise(page: Page, language: Language): Promise<void> {
  const promise: string = words(language, "product").delivery.promise;
  const beginning = promise.replace("{{range}}", "");
  await page.evaluate(async (start) => {
    for (const part of document.querySelectorAll("main *")) {
      const text = part.childElementCount === 0 ? part.textContent : "";
      if (text.startsWith(start)) part.textContent = start;
      else if (/^\d+ \p{L}+$/u.test(text)) part.textContent = text.replace(/^\d+/, "12");
    }
    await document.fonts.ready;
  }, beginning);
}

for (const language of languages) {
  test.describe(language, () => {
    test.use({ locale: language });

    test("the first screens look as they did", async ({ page, browser }) => {
      test.skip(
        browser.version().split(".")[0] !== chromium,
        `its pictures are those of Chromium ${chromium}`,
      );
      await addStyle(page);
      await addToCart(page, language);
      // what has been put into it is told once
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
