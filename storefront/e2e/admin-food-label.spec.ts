import { randomUUID } from "node:crypto";
import { createProduct, type TestProduct } from "../../testing/products";
import { choose, expectAccessible, openAdmin } from "./pages/admin-page";
import { adminTest as test, expect } from "./support/test";

const series = `Probeetikett ${randomUUID().slice(0, 8)}`;
/** Two products without a label: one gets it, the other is a source with nothing to copy. */
let fresh: TestProduct;
let bare: TestProduct;

test.beforeAll(async () => {
  fresh = await createProduct(`${series} neu`, { euro: 9, stock: 3 });
  bare = await createProduct(`${series} leer`, { euro: 9, stock: 3 });
});
test.afterAll(async () => {
  await fresh.remove();
  await bare.remove();
});

test("copies the food information of another product after confirmation", async ({ page }) => {
  await openAdmin(page, `products/${fresh.id}`, "networkidle");
  const label = page.locator("main div").filter({
    has: page.getByRole("heading", { name: "Food information", exact: true, level: 2 }),
  });
  // the head of the section: other sections have buttons of the same name and may be rendered earlier
  const head = page
    .getByRole("heading", { name: "Food information", exact: true, level: 2 })
    .locator("../..");
  const form = page.locator("form").filter({ has: page.getByLabel("Energy (kJ)") });
  const kj = page.getByLabel("Energy (kJ)");
  // Medusa renders the page anew when its layout arrives, which closes a form that was opened before
  await expect(async () => {
    const edit = head.getByRole("button", { name: "Edit", exact: true });
    if (await edit.isVisible()) await edit.click();
    await expect(kj).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const kcal = page.getByLabel("Energy (kcal)");

  // a product without a label has nothing to copy, and the input is kept
  await kj.fill("2000,5");
  await kcal.fill("");
  await choose(page, "Copy from another product", bare.title);
  await page.getByRole("button", { name: "Replace", exact: true }).click();
  await expect(page.getByText("This product has no food information yet.")).toBeVisible();
  await expect(kj).toHaveValue("2000,5");

  // closing the form asks before input is discarded
  await head.getByRole("button", { name: "Close", exact: true }).click();
  await page.getByRole("button", { name: "Keep editing", exact: true }).click();
  await expect(kj).toHaveValue("2000,5");

  await page.getByRole("button", { name: "Take 478 kcal (converted from kJ)" }).click();
  await expect(kcal).toHaveValue("478");
  await expect(page.getByRole("button", { name: /converted from kJ/ })).toHaveCount(0);

  await choose(page, "Copy from another product", "Dark chocolate nougat");
  await page.getByRole("button", { name: "Keep", exact: true }).click();
  await expect(kj).toHaveValue("2000,5");
  await choose(page, "Copy from another product", "Dark chocolate nougat");
  await page.getByRole("button", { name: "Replace", exact: true }).click();
  await expect(page.getByText("Copied, not saved yet.")).toBeVisible();
  await expect(kj).toHaveValue("2029");
  await expect(kcal).toHaveValue("486");

  await expectAccessible(page, "main form");

  await form.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("The food information is saved.")).toBeVisible();
  await expect(label.getByText("complete", { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(label.getByText("complete", { exact: true }).first()).toBeVisible();
});
