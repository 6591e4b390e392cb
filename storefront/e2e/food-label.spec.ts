import { href } from "../app/i18n/paths";
import { chocolate, notices } from "./support/food-labels";
import { expect, test } from "./support/test";

// the label itself is server-rendered: tests/http/food-label.test.ts

test("fr: the food information is available in the buyer's language", async ({ page }) => {
  const expected = notices.fr;
  await page.goto(`${href("product", "en", { slug: chocolate.en.slug })}?weight=300`);
  const notice = page.locator("details[lang=fr]");
  await notice.getByText(expected.open, { exact: true }).click();
  for (const text of expected.emphasised) {
    await expect(notice.locator("strong").getByText(text, { exact: true })).toBeVisible();
  }
  for (const text of expected.texts) await expect(notice.getByText(text)).toBeVisible();
  const cells = await notice.getByRole("table", { name: expected.table }).getByRole("cell").allTextContents();
  expect(cells.map((text) => text.replace(/\s/g, " "))).toEqual(expected.cells);
  await expect(notice).toContainText(/300\sg/);
  await notice.getByRole("link", { name: expected.withdrawal }).click();
  await expect(page.locator(".prose[lang=fr]")).toContainText(expected.notice);
  await page.goto(`${href("guarantee", "en")}#fr`);
  await expect(page.locator("section[lang=fr]")).toContainText(expected.guarantee);
});

test("a URL with a weight shows the price and delivery dates of that variant", async ({ page }) => {
  await page.goto(`${href("product", "de", { slug: chocolate.de.slug })}?weight=500`);
  await expect(page.getByText("Preis für 500 g: 21,90 €")).toBeAttached();
  await expect(page.getByText("43,80 €/kg").first()).toBeVisible();
  await expect(page.getByText(/^Voraussichtlich bei Ihnen: \d/)).toBeVisible();
});
