import { expect, test } from "@playwright/test";
import { href } from "../app/i18n/paths";
import { hazelnut } from "./support/goods";

test("a search finds a product by part of its name", async ({ page }) => {
  await page.goto(href("search", "de"));
  const search = page.getByRole("main").getByRole("search");
  await search.getByRole("combobox").fill("haselnuss");
  await search.getByRole("button", { name: "Suchen" }).click();
  await expect(page).toHaveURL(/\/suche\?q=haselnuss$/);
  await expect(page.getByRole("link", { name: hazelnut.de.name }).first()).toBeVisible();
});

test("a slug of another language redirects to the page's own slug", async ({ page }) => {
  await page.goto(href("product", "it", { slug: hazelnut.de.slug }));
  await expect(page).toHaveURL(new RegExp(`${href("product", "it", { slug: hazelnut.it.slug })}$`));
});
