import type { Page } from "@playwright/test";
import { href } from "../app/i18n/paths";
import { violationsOf, wcag } from "./support/axe";
import {
  approve,
  buy,
  createProduct,
  deliver,
  reviewToken,
  waitingReviews,
  type ReviewedProduct,
} from "./support/delivered-order";
import { expect, test } from "./support/test";
import { words } from "./support/words";

async function expectNoViolations(page: Page): Promise<void> {
  expect(await violationsOf(page, { tags: wcag })).toEqual([]);
}

const productPath = (product: ReviewedProduct) => href("product", "de", { slug: product.slug });

test("a buyer reviews a delivered product, and the review is shown once approved", async ({ page }) => {
  // an order is placed, packed and delivered first
  test.setTimeout(240_000);
  const t = words("de", "review");
  const product = await createProduct(`Probe ${Date.now()}`);
  const line = await buy(product);
  await deliver(line);
  await page.goto(`${href("writeReview", "de")}?token=${reviewToken(line)}`);
  await expect(page.getByText(product.title)).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole("button", { name: t.form.submit }).click();
  await expect(page.getByRole("alert")).toContainText(t.form.missing.rating);
  await expect(page.getByLabel(t.form.title)).toHaveAccessibleDescription(t.form.missing.title);
  await expectNoViolations(page);

  await page.getByRole("radio", { name: t.form.ratings[4] }).check();
  await page.getByLabel(t.form.title).fill("Wie früher");
  await page.getByLabel(t.form.text).fill("Knusprig und nicht zu süß.\nGern wieder!");
  await page.getByRole("button", { name: t.form.submit }).click();
  // the name was left out: the other input is kept
  await expect(page.getByLabel(t.form.name)).toHaveAccessibleDescription(new RegExp(t.form.missing.name));
  await expect(page.getByLabel(t.form.title)).toHaveValue("Wie früher");
  await expect(page.getByRole("radio", { name: t.form.ratings[4] })).toBeChecked();
  await page.getByLabel(t.form.name).fill("Zoë");
  await page.getByRole("button", { name: t.form.submit }).click();
  await expect(page.getByText(t.thanks.title)).toBeVisible();

  const [waiting] = await waitingReviews(product.id);
  await approve(waiting?.id ?? "");
  await page.goto(productPath(product));
  const section = page.getByRole("region", { name: words("de", "product").reviews.title });
  await expect(section.getByRole("heading", { name: "Wie früher" })).toBeVisible();
  await expectNoViolations(page);
  await product.takeOffSale();
});
