import { randomUUID } from "node:crypto";
import { shopDay } from "@su-turrone/contract/time-zone";
import type { ProductFormAnswer } from "../../commerce/src/features/new-product/new-product-types";
import { asOwner } from "../../testing/owner";
import { createProduct } from "../../testing/products";
import { expectAccessible, openAdmin } from "./pages/admin-page";
import { adminTest as test, expect } from "./support/test";

test("a product's page shows at the top why it should not be on sale", async ({ page }) => {
  const product = await createProduct(`Probetorrone ${randomUUID().slice(0, 8)}`, { euro: 9, stock: 3 });
  // which prices are far apart: commerce/tests/http/sellability.test.ts
  await page.route(/\/sellability$/, async (route) => {
    const response = await route.fetch();
    const prices_apart = {
      lowest: { title: "300 g", per_kg_cents: 4500 },
      highest: { title: "150 g", per_kg_cents: 33_333 },
    };
    await route.fulfill({ response, json: { ...((await response.json()) as object), prices_apart } });
  });
  await openAdmin(page, `new-product?product=${product.id}`);
  const main = page.getByRole("main");
  await expect(main.getByText("The food information is missing.")).toBeVisible();
  await expect(main).toContainText(
    "The prices per kg are far apart: 300 g costs €45.00 per kg, 150 g €333.33.",
  );
  await expect(main.getByLabel("Name (German)")).toHaveValue(product.title);
  await expect(main.getByRole("heading", { level: 2 }).first()).toHaveText("On sale");
  await expectAccessible(page);
  await main.getByRole("link", { name: "Further fields in Medusa" }).click();
  await expect(
    main.getByRole("link", { name: "Texts, prices, pictures and food information" }),
  ).toBeVisible();
  await expect(main.getByRole("heading", { name: "Metadata" })).toHaveCount(0);
  await expect(main.getByRole("heading", { name: "JSON" })).toHaveCount(0);
  await product.remove();
});

test("what was saved of a product is taken back, but no input", async ({ page }) => {
  const product = await createProduct(`Probetorrone ${randomUUID().slice(0, 8)}`, { euro: 9, stock: 3 });
  const stored = async () =>
    (await asOwner<ProductFormAnswer>(`/admin/new-products/${product.id}`)).form.weights.map(
      ({ cents }) => cents,
    );
  await openAdmin(page, `new-product?product=${product.id}`);
  const main = page.getByRole("main");
  const name = main.getByLabel("Name (German)");
  const price = main.getByLabel("Weight 1: price (EUR)");
  await name.fill("Umbenannt");
  await price.fill("12,50");
  await main.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(name).toHaveValue(product.title);
  await expect(price).toHaveValue("9,00");
  const log = main.getByRole("listitem").filter({ hasText: `Product “${product.title}”: changed (100 g: ` });
  await expect(log).toHaveCount(2);
  await expect(log.first()).toContainText("(100 g: €12.50 → €9.00)");
  await expect(log.last()).toContainText("(100 g: €9.00 → €12.50)");
  await expect(main.getByRole("button", { name: /^Undo: Product “/ })).toHaveCount(1);

  await price.fill("10");
  await main.getByRole("button", { name: "Save", exact: true }).click();
  await name.fill("Noch nicht gespeichert");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(stored).toEqual([900]);
  await expect(name).toHaveValue("Noch nicht gespeichert");
  await expectAccessible(page);

  // also after the page was left
  await name.fill(product.title);
  await price.fill("11");
  await main.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(stored).toEqual([1100]);
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  await expect(undo).toBeVisible();
  await main.getByRole("link", { name: "All products" }).click();
  await expect(page).toHaveURL(/\/app\/product-list$/);
  const said = page.getByText("Saved. The shop shows it like this now.");
  // those of the saves before have gone
  await expect(said).toHaveCount(1);
  await undo.click();
  await expect.poll(stored).toEqual([900]);
  await expect(undo).toHaveCount(0);
  await expect(said).toBeVisible();
  await product.takeOffSale();
});

test("a reduced price is ended after a question that says what it then costs", async ({ page }) => {
  const product = await createProduct(`Probetorrone ${randomUUID().slice(0, 8)}`, { euro: 9, stock: 5 });
  const today = shopDay(new Date());
  await asOwner(`/admin/products/${product.id}/reductions`, {
    variant_id: product.variantId,
    cents: 800,
    from: today,
    until: today,
    confirmed: false,
  });
  await openAdmin(page, `new-product?product=${product.id}`);
  const end = page.getByRole("button", { name: "End the reduced price of 100 g" });
  await end.click();
  const question = page.getByRole("alertdialog", { name: "End the reduced price of 100 g?" });
  await expect(question).toContainText("The 100 g will cost €9.00 again at once instead of €8.00.");
  await question.getByRole("button", { name: "End it" }).click();
  await expect(end).toHaveCount(0);
  await product.remove();
});
