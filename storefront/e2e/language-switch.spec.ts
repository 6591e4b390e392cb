import { href } from "../app/i18n/paths";
import { classic } from "./support/goods";
import { expect, test } from "./support/test";

test("switching the language and going back keep the category, in the language of each", async ({ page }) => {
  await page.goto(href("category", "de", { slug: classic.de.slug }));
  await page
    .getByRole("button", { name: /Italiano/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(classic.it.name);
  const category = (language: "de" | "it") =>
    page.getByRole("main").getByRole("link", { name: classic[language].name });
  await expect(category("it")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "it");
  await page.goBack();
  await expect(category("de")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
});
