import { randomUUID } from "node:crypto";
import { href } from "../app/i18n/paths";
import { almond, walnut } from "./support/goods";
import { waitForLink } from "./support/mails";
import { expect, test } from "./support/test";
import { filled, words } from "./support/words";

test("a shopper subscribes to a back-in-stock notification, confirms and ends it", async ({ page }) => {
  const t = words("de", "back-in-stock");
  const email = `${randomUUID()}@example.com`;
  await page.goto(href("product", "de", { slug: almond.de.slug }));
  await page.getByText(t.title).click();
  await expect(page.getByText(filled(t.textFor, { weight: "500 g" }))).toBeVisible();
  await page.getByLabel(t.email, { exact: true }).fill("nobody");
  await page.getByRole("button", { name: t.submit }).click();
  await expect(page.getByRole("alert")).toContainText(t.errors.email);
  await expect(page.getByLabel(t.email, { exact: true })).toHaveValue("nobody");
  await page.getByLabel(t.email, { exact: true }).fill(email);
  await page.getByRole("button", { name: t.submit }).click();
  await expect(page.getByText(t.asked.title)).toBeVisible();

  await page.goto(await waitForLink(email, "/restock/confirm"));
  await page.getByRole("button", { name: t.confirm.button }).click();
  await expect(page.getByText(t.confirm.done)).toBeVisible();
  await page.goto(await waitForLink(email, "/restock/end"));
  await page.getByRole("button", { name: t.end.button }).click();
  await expect(page.getByText(t.end.done)).toBeVisible();
});

test("the back-in-stock form is open if all variants are sold out", async ({ page }) => {
  const t = words("de", "back-in-stock");
  await page.goto(href("product", "de", { slug: walnut.de.slug }));
  await expect(page.getByLabel(t.email, { exact: true })).toBeVisible();
  // primary style: it is the only button of the page
  await expect(page.getByRole("button", { name: t.submit })).toHaveCSS(
    "background-color",
    "rgb(51, 64, 107)",
  );
});
