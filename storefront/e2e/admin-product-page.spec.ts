import { randomUUID } from "node:crypto";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { logIn } from "./pages/admin-login";
import { env } from "./support/env";
import { makeProduct } from "./support/owner";

test.use({ baseURL: env.COMMERCE_URL, locale: "en-GB" });

test("a product says at its top why it should not be on sale", async ({ page }) => {
  const product = await makeProduct(`Probetorrone ${randomUUID().slice(0, 8)}`, 9, 3);
  await logIn(page);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/app/products/${product.id}`);
    const main = page.getByRole("main");
    await expect(main.getByText("The food information is missing.")).toBeVisible();
    await expect(main.getByRole("heading", { name: "Food information", exact: true })).toBeVisible();
    await expect(main.getByRole("heading").first()).toHaveText("On sale");
    await expect(main.getByRole("heading", { name: "Metadata" })).toHaveCount(0);
    await expect(main.getByRole("heading", { name: "JSON" })).toHaveCount(0);
  }
  const { violations } = await new AxeBuilder({ page }).include("#product-sellability").analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`))).toEqual([]);
  await product.remove();
});
