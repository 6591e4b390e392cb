import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { expectAccessible, logIn, screens } from "./pages/admin-page";
import { env } from "./support/env";
import { makeProduct } from "./support/owner";

test.use({ baseURL: env.COMMERCE_URL, locale: "en-GB" });

test("a product page shows at the top why the product should not be on sale", async ({ page }) => {
  const product = await makeProduct(`Probetorrone ${randomUUID().slice(0, 8)}`, 9, 3);
  await logIn(page);
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await page.goto(`/app/products/${product.id}`);
    const main = page.getByRole("main");
    await expect(main.getByText("The food information is missing.")).toBeVisible();
    await expect(main.getByRole("heading", { name: "Food information", exact: true })).toBeVisible();
    await expect(main.getByRole("heading").first()).toHaveText("On sale");
    await expect(main.getByRole("heading", { name: "Metadata" })).toHaveCount(0);
    await expect(main.getByRole("heading", { name: "JSON" })).toHaveCount(0);
    await expectAccessible(page, "#product-sellability");
  }
  await product.remove();
});
