import type { Page } from "@playwright/test";
import { href } from "../app/i18n/paths";
import { violationsOf } from "./support/axe";
import { expect, test } from "./support/test";
import { words } from "./support/words";

/** The wording required by law, duplicated here on purpose. */
const buttons = { begin: "Vertrag widerrufen", confirm: "Widerruf bestätigen" };

async function expectNoViolations(page: Page): Promise<void> {
  expect.soft(await violationsOf(page)).toEqual([]);
}

test("a withdrawal is declared in two steps without login, even for an unknown order", async ({ page }) => {
  const t = words("de", "withdrawal");
  const email = `withdraw.${Date.now()}@example.com`;
  await page.goto(href("contact", "de"));
  await page.getByRole("contentinfo").getByRole("link", { name: buttons.begin }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.title);
  await expectNoViolations(page);

  const begin = page.getByRole("button", { name: buttons.begin, exact: true });
  await begin.click();
  await expect(page.getByRole("alert")).toContainText(t.errors.name);

  await page.getByLabel(t.fields.name).fill("Anna Berger");
  await page.getByLabel(t.fields.orderNumber).fill("999999");
  await page.getByLabel(t.fields.email).fill(email);
  await begin.click();
  await expect(page.getByRole("heading", { name: t.review.title })).toBeVisible();
  await expect(page.getByText(t.allItems)).toBeVisible();
  await expectNoViolations(page);

  await page.getByRole("button", { name: buttons.confirm, exact: true }).click();
  await expect(page.getByText(t.received.title)).toBeVisible();
  await expect(page.getByText("999999")).toBeVisible();
  await expect(page.getByText(String(new Date().getFullYear())).first()).toBeVisible();

  // reloading the receipt does not submit again
  await page.reload();
  await expect(page.getByText(t.received.title)).toBeVisible();
});
