import { expect, test } from "@playwright/test";
import { href } from "../app/i18n/paths";
import { chocolate, giftBox, notices } from "./support/food-labels";

// The page is server-rendered; tests/http/food-label.test.ts checks the other languages. Here hydration must not change
// it.

test("de: what is in it stands on the page before it is bought", async ({ page }) => {
  const told = chocolate.de;
  await page.goto(`${href("product", "de", { slug: told.slug })}?weight=300`);
  const label = page.getByRole("region", { name: told.title });
  for (const text of told.emphasised) {
    await expect(label.locator("strong").getByText(text, { exact: true })).toBeVisible();
  }
  await expect(label.getByText(told.contains)).toBeVisible();
  await expect(label.getByText(told.traces)).toBeVisible();
  const table = label.getByRole("table", { name: told.table });
  const cells = await table
    .getByRole("row")
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].map((cell) => cell.textContent.replace(/\s+/g, " ").trim())),
    );
  expect(cells.slice(1)).toEqual(told.rows);
  await expect(label.getByRole("term").filter({ hasText: told.storage })).toBeVisible();
  await expect(label.getByRole("term").filter({ hasText: told.business })).toBeVisible();
  await expect(label).toContainText("08039 Tonara");
  // the net quantity is that of the weight in the URL
  await expect(label).toContainText(/300\sg/);
});

test("fr: buyers find it in their language too", async ({ page }) => {
  const told = notices.fr;
  await page.goto(`${href("product", "en", { slug: chocolate.en.slug })}?weight=300`);
  const notice = page.locator("details[lang=fr]");
  await notice.getByText(told.open, { exact: true }).click();
  for (const text of told.emphasised) {
    await expect(notice.locator("strong").getByText(text, { exact: true })).toBeVisible();
  }
  for (const text of told.texts) await expect(notice.getByText(text)).toBeVisible();
  const cells = await notice.getByRole("table", { name: told.table }).getByRole("cell").allTextContents();
  expect(cells.map((text) => text.replace(/\s/g, " "))).toEqual(told.cells);
  await expect(notice).toContainText(/300\sg/);
  await notice.getByRole("link", { name: told.withdrawal }).click();
  await expect(page.locator(".prose[lang=fr]")).toContainText(told.notice);
  await page.goto(`${href("guarantee", "en")}#fr`);
  await expect(page.locator("section[lang=fr]")).toContainText(told.guarantee);
});

test("an address with a weight opens with its price and its own delivery dates", async ({ page }) => {
  await page.goto(`${href("product", "de", { slug: chocolate.de.slug })}?weight=500`);
  await expect(page.getByText("Preis für 500 g: 21,90 €")).toBeAttached();
  await expect(page.getByText("43,80 €/kg").first()).toBeVisible();
  await expect(page.getByText(/^Voraussichtlich bei Ihnen: \d/)).toBeVisible();
});

test("de: a gift box names what is in it, tells its portions by weight, and nothing twice", async ({
  page,
}) => {
  const told = giftBox.de;
  await page.goto(`${href("product", "de", { slug: told.slug })}?weight=450`);
  const links = page.getByRole("region", { name: told.box }).getByRole("link");
  expect(await links.allTextContents()).toEqual(told.bars);
  const taste = page.getByRole("region", { name: told.taste });
  await expect(taste.getByText(told.few)).toBeVisible();
  // the labels in French and Spanish are collapsed
  for (const name of told.once) {
    await expect(page.getByRole("term").filter({ hasText: new RegExp(`^${name}$`) })).toHaveCount(1);
  }
  await page.goto(`${href("product", "de", { slug: told.slug })}?weight=900`);
  await expect(taste.getByText(told.many)).toBeVisible();
  await links.first().click();
  await expect(page.getByRole("heading", { level: 1, name: told.bars[0] })).toBeVisible();
});
