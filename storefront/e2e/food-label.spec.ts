import { href } from "../app/i18n/paths";
import { chocolate, notices } from "./support/food-labels";
import { expect, test } from "./support/test";

// what the label says is server-rendered: tests/http/food-label.test.ts

test("fr: links before an order open the collapsed label and lead to the guarantee", async ({ page }) => {
  const { open, table, guarantee } = notices.fr;
  const product = `${href("product", "en", { slug: chocolate.en.slug })}?weight=300`;
  const values = page.locator("details[lang=fr]").getByRole("table", { name: table });
  await page.goto(product);
  await page.getByText(open, { exact: true }).click();
  await expect(values).toBeVisible();
  await page.goto("about:blank");
  await page.goto(`${product}#label-fr`);
  await expect(values).toBeVisible();
  await page.goto(`${href("guarantee", "en")}#fr`);
  await expect(page.locator("section[lang=fr]").filter({ hasText: guarantee })).toBeInViewport();
});
