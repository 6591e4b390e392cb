import { href } from "../app/i18n/paths";
import { chocolate, notices } from "./support/food-labels";
import { expect, test } from "./support/test";

// the label itself is server-rendered: tests/http/food-label.test.ts

test("fr: the food information is available in the buyer's language", async ({ page }) => {
  const expected = notices.fr;
  const product = `${href("product", "en", { slug: chocolate.en.slug })}?weight=300`;
  const notice = page.locator("details[lang=fr]");
  await page.goto(product);
  await notice.getByText(expected.open, { exact: true }).click();
  await expect(notice.getByRole("table", { name: expected.table })).toBeVisible();
  // the URL fragment of the links before an order opens the collapsed part
  await page.goto("about:blank");
  await page.goto(`${product}#label-fr`);
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
  const guarantee = page.locator("section[lang=fr]");
  await expect(guarantee).toContainText(expected.guarantee);
  await expect(guarantee).toBeInViewport();
});
