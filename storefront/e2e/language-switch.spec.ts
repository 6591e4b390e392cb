import { href } from "../app/i18n/paths";
import { ProductPage } from "./pages/product-page";
import { classic, hazelnut } from "./support/goods";
import { expect, test } from "./support/test";

const switches = [
  { to: "it", button: /Italiano/ },
  { to: "en", button: /English/ },
  { to: "de", button: /Deutsch/ },
] as const;

test("switching the language keeps the product", async ({ page, context }) => {
  await new ProductPage(page, "de").open(hazelnut.de.slug);
  for (const { to, button } of switches) {
    await page.getByRole("button", { name: button }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(hazelnut[to].name);
    await expect(page).toHaveURL(new RegExp(`${href("product", to, { slug: hazelnut[to].slug })}$`));
    await expect(page.locator("html")).toHaveAttribute("lang", to);
  }
  const chosen = (await context.cookies()).find(({ name }) => name === "lang");
  expect(chosen).toMatchObject({ value: "de", path: "/", sameSite: "Lax" });
  // 365 days from now, within the minutes of a slow test
  expect(((chosen?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60)).toBeCloseTo(365, 1);
});

test("switching the language keeps the category", async ({ page }) => {
  await page.goto(href("category", "de", { slug: classic.de.slug }));
  await page
    .getByRole("button", { name: /Italiano/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(classic.it.name);
  const category = (language: "de" | "it") =>
    page.getByRole("banner").getByRole("link", { name: classic[language].name });
  await expect(category("it")).toBeVisible();
  await page.goBack();
  await expect(category("de")).toBeVisible();
});
