import { href } from "../app/i18n/paths";
import { chocolate, giftBox, notices } from "./support/food-labels";
import { expect, test } from "./support/test";

// The page is server-rendered; tests/http/food-label.test.ts checks the other languages. Here hydration must not change
// it.

test("de: the food information is shown on the product page", async ({ page }) => {
  const expected = chocolate.de;
  await page.goto(`${href("product", "de", { slug: expected.slug })}?weight=300`);
  const label = page.getByRole("region", { name: expected.title });
  for (const text of expected.emphasised) {
    await expect(label.locator("strong").getByText(text, { exact: true })).toBeVisible();
  }
  await expect(label.getByText(expected.contains)).toBeVisible();
  await expect(label.getByText(expected.traces)).toBeVisible();
  const table = label.getByRole("table", { name: expected.table });
  const cells = await table
    .getByRole("row")
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].map((cell) => cell.textContent.replace(/\s+/g, " ").trim())),
    );
  expect(cells.slice(1)).toEqual(expected.rows);
  await expect(label.getByRole("term").filter({ hasText: expected.storage })).toBeVisible();
  await expect(label.getByRole("term").filter({ hasText: expected.business })).toBeVisible();
  await expect(label).toContainText("08039 Tonara");
  // the net quantity is that of the weight in the URL
  await expect(label).toContainText(/300\sg/);
});

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

test("de: a gift box lists its contents and its portions by weight, without repetition", async ({ page }) => {
  const expected = giftBox.de;
  await page.goto(`${href("product", "de", { slug: expected.slug })}?weight=450`);
  const links = page.getByRole("region", { name: expected.box }).getByRole("link");
  expect(await links.allTextContents()).toEqual(expected.bars);
  const taste = page.getByRole("region", { name: expected.taste });
  await expect(taste.getByText(expected.few)).toBeVisible();
  // the labels in French and Spanish are collapsed
  for (const name of expected.once) {
    await expect(page.getByRole("term").filter({ hasText: new RegExp(`^${name}$`) })).toHaveCount(1);
  }
  await page.goto(`${href("product", "de", { slug: expected.slug })}?weight=900`);
  await expect(taste.getByText(expected.many)).toBeVisible();
  await links.first().click();
  await expect(page.getByRole("heading", { level: 1, name: expected.bars[0] })).toBeVisible();
});
