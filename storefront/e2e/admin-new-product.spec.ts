import { randomInt, randomUUID } from "node:crypto";
import path from "node:path";
import { asOwner } from "../../testing/owner";
import { href } from "../app/i18n/paths";
import {
  choose,
  closeMenu,
  expectAccessible,
  goTo,
  openAdmin,
  phone,
  randomLetters,
} from "./pages/admin-page";
import { env } from "./support/env";
import { shownText } from "./support/shown-text";
import { adminTest as test, expect } from "./support/test";

const picture = path.resolve(import.meta.dirname, "../../commerce/pictures/torrone-noci-detail.webp");

test("a new product goes from draft to a shopper's cart", async ({ page }) => {
  test.setTimeout(240_000);
  const name = `Feigentorrone ${randomUUID().slice(0, 8)}`;
  await openAdmin(page, "new-product");
  const save = page.getByRole("button", { name: "Put on sale" });
  await page.getByRole("button", { name: "Save as a draft" }).click();
  await expect(page.getByText("A name is needed, in any language.")).toBeVisible();
  for (const [field, text] of [
    ["Name", name],
    ["A line about it", "Mit Feigen"],
    ["Description", "Feigen, Honig und Mandeln."],
  ] as const) {
    for (const language of ["German", "Italian", "English"]) {
      await page.getByLabel(`${field} (${language})`).fill(text);
    }
  }
  await page.getByLabel("Letters").fill(randomLetters());
  await page.getByRole("checkbox", { name: "Classic nougat" }).check();
  await choose(page, "Product type (VAT)", "Nougat");
  await choose(page, "Take over from another product", "Walnut nougat");
  await expect(page.getByText(/^Ingredients: .*walnut/i)).toBeVisible();
  await page.getByRole("checkbox", { name: "Ingredients and allergens are those of this product" }).check();
  await page.getByRole("button", { name: "Write the food information here" }).click();
  // a label identical to another product's counts as copied and has to be confirmed again
  await page.getByLabel("Energy (kJ)").fill(String(randomInt(1500, 2500)));
  await page.getByLabel("Energy (kcal)").fill("");
  await expect(
    page.getByText("Still missing before it can be sold: a weight, a picture, the food information"),
  ).toBeVisible();
  await page.getByRole("button", { name: /converted from kJ/ }).click();
  await expect(page.getByText(`/produkte/${name.toLowerCase().replaceAll(" ", "-")}`)).toBeVisible();
  await page.getByLabel("Weight 1: grams").fill("150");
  await page.getByLabel("Weight 1: price (EUR)").fill("6,95");
  await expect(page.getByText("€46.33/kg")).toBeVisible();
  await page.getByLabel("Weight 1: can be sold").fill("7");
  await expect(page.getByText("Still missing before it can be sold: a picture.")).toBeVisible();
  await expect(save).toBeDisabled();

  await page.getByRole("button", { name: "Save as a draft" }).click();
  await page.waitForURL(/\/app\/new-product\?product=prod_/);
  await expect(page.getByText(/^The draft is saved\. Still missing .*: a picture\.$/)).toBeVisible();
  await expect(page.getByLabel("Weight 1: price (EUR)")).toHaveValue("6,95");
  await goTo(page, "Stock");
  await expect(page.getByRole("heading", { name: "Stock", exact: true })).toBeVisible();
  await goTo(page, "New torrone");
  await expect(page.getByLabel("Name (German)")).toHaveValue("");
  const entry = page.getByRole("listitem").filter({ hasText: name });
  await expect(entry.getByText(/Missing: picture\.$/)).toBeVisible();
  await entry.getByRole("link", { name }).click();
  await expect(page.getByLabel("Name (Italian)")).toHaveValue(name);
  await expect(page.getByText("€46.33/kg")).toBeVisible();

  await page.getByLabel("Upload pictures").setInputFiles(picture);
  await page.getByRole("button", { name: "Propose the empty descriptions from name and category" }).click();
  await expect(page.getByLabel("Description of picture 1 (Italian)")).toHaveValue(
    `${name}, Torrone classico`,
  );
  await expect(page.getByText("Nothing is missing.", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await save.click();
  await expect(page.getByText("The product is on sale.", { exact: true })).toBeVisible();
  const id = new URL(page.url()).searchParams.get("product") ?? "";

  const shown = () =>
    shownText(page, href("product", "de", { slug: name.toLowerCase().replaceAll(" ", "-") }));
  await expect.poll(shown).toContain("6,95 €");
  const variantId = /value="(variant_\w+)"/.exec(await shown())?.[1] ?? "";
  const form = { intent: "add", variantId, quantity: "2" };
  const cart = new URL(href("cart", "de"), env.SHOP_URL).href;
  expect((await page.request.post(cart, { form, maxRedirects: 0 })).status()).toBe(303);

  // the same page changes it while it is sold
  await page.getByLabel("Weight 1: price (EUR)").fill("7.20");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved. The shop shows it like this now.")).toBeVisible();
  await expect.poll(shown).toContain("7,20 €");
  await goTo(page, "Products");
  await page.getByLabel("Search").fill(name);
  const row = page.getByRole("row").filter({ has: page.getByRole("link", { name }) });
  await expect(row).toContainText("Classic nougat");
  await expect(row).toContainText("€7.20");
  await row.getByRole("link", { name }).click();
  await page.getByRole("button", { name: "Take off sale" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Take off sale" }).click();
  await expect(page.getByText("The product is no longer on sale.")).toBeVisible();
  await asOwner(`/admin/products/${id}`, undefined, "DELETE");
});

test("asks before unsaved input is discarded by the menu of a phone", { tag: "@night" }, async ({ page }) => {
  await page.setViewportSize(phone);
  await openAdmin(page, "new-product");
  await page.getByLabel("Name (German)").fill("Feigentorrone");
  await goTo(page, "Stock");
  await page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).click();
  await closeMenu(page);
  await expect(page.getByLabel("Name (German)")).toHaveValue("Feigentorrone");
});
