import { test } from "./support/test";
import { href } from "../app/i18n/paths";
import { hazelnut } from "./support/goods";
const out = "/tmp/m-eye";
for (const language of ["de", "it", "en"] as const) {
  test.describe(language, () => {
    test.use({ locale: language });
    test(`eye ${language}`, async ({ page }) => {
      test.setTimeout(240_000);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: width === 390 ? 844 : 800 });
        for (const [name, path] of [
          ["home", href("home", language)],
          ["list", href("products", language)],
          ["product", href("product", language, { slug: hazelnut[language].slug })],
          ["404", "/nicht-da-" + language],
        ] as const) {
          await page.goto(path, { waitUntil: "networkidle" });
          await page.screenshot({ path: `${out}/${name}-${language}-${width}.png` });
          if (language === "de") {
            await page.evaluate(async () => {
              for (let y = 0; y < document.body.scrollHeight; y += 600) { window.scrollTo(0, y); await new Promise((r) => setTimeout(r, 60)); }
              window.scrollTo(0, 0);
            });
            await page.waitForLoadState("networkidle");
            await page.screenshot({ path: `${out}/${name}-${language}-${width}-full.png`, fullPage: true });
          }
          if (name === "list") {
            const first = page.getByRole("main").getByRole("listitem").filter({ has: page.locator("img") }).first();
            const bottom = await first.evaluate((e) => e.getBoundingClientRect().bottom);
            const price = await first.locator(".font-display.figures").first().evaluate((e) => e.getBoundingClientRect().bottom);
            console.log("EYE", language, width, "first price bottom", price, "card bottom", bottom);
          }
          if (name === "home") {
            const tiles = await page.locator("nav li[data-band]").last().evaluate((e) => e.getBoundingClientRect().bottom);
            const header = await page.getByRole("banner").evaluate((e) => e.getBoundingClientRect().height);
            console.log("EYE", language, width, "tiles bottom", tiles, "header", header);
          }
          console.log("EYE", name, language, width, "overflow", await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth));
        }
        await page.goto(href("home", language));
        await page.getByRole("banner").locator("summary:visible").first().click();
        await page.screenshot({ path: `${out}/menu-${language}-${width}.png` });
      }
      if (language === "de") {
        await page.setViewportSize({ width: 320, height: 640 });
        for (const [name, path] of [["home", href("home", language)], ["list", href("products", language)], ["product", href("product", language, { slug: hazelnut[language].slug })]] as const) {
          await page.goto(path, { waitUntil: "networkidle" });
          await page.screenshot({ path: `${out}/${name}-de-320.png` });
          console.log("EYE", name, 320, "overflow", await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth));
        }
      }
    });
  });
}
