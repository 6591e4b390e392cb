import { expect as expectSoon } from "@playwright/test";
import { href } from "../app/i18n/paths";
import { buy, createProduct, deliver, reviewToken } from "./support/delivered-order";
import { test } from "./support/faulty-shop";
import { words } from "./support/words";

// failed requests are retried before the error is shown
const expect = expectSoon.configure({ timeout: 45_000 });

test("a failure to save a review shows an error and keeps the input", async ({ page, commerce }) => {
  // an order is placed, packed and delivered first
  test.setTimeout(240_000);
  const t = words("de", "review").form;
  const product = await createProduct(`Ausfall ${Date.now()}`);
  const line = await buy(product);
  await deliver(line);
  await page.goto(`${href("writeReview", "de")}?token=${reviewToken(line)}`);
  await page.getByRole("radio", { name: t.ratings[5] }).check();
  await page.getByLabel(t.title).fill("Wie früher");
  await page.getByLabel(t.text).fill("Weich und nicht zu süß.");
  await page.getByLabel(t.name).fill("Zoë");

  commerce.addFault(/ \/store\/review/, { kind: "status", status: 500 }, 20);
  await page.getByRole("button", { name: t.submit }).click();
  await expect(page.getByRole("alert")).toContainText(t.problems.unavailable);
  await expect(page.getByLabel(t.text)).toHaveValue("Weich und nicht zu süß.");
  await expect(page.getByRole("radio", { name: t.ratings[5] })).toBeChecked();

  commerce.clearFaults();
  await page.getByRole("button", { name: t.submit }).click();
  await expect(page.getByText(words("de", "review").thanks.title)).toBeVisible();
  await product.takeOffSale();
});
