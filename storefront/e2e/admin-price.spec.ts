import { randomUUID } from "node:crypto";
import type { Locator } from "@playwright/test";
import { createProduct } from "../../testing/products";
import { href } from "../app/i18n/paths";
import { expectAccessible, openAdmin, phone, randomLetters } from "./pages/admin-page";
import { env } from "./support/env";
import { shownText } from "./support/shown-text";
import { adminTest as test, expect } from "./support/test";

/** Double-taps quickly. */
async function tapTwice(cell: Locator): Promise<void> {
  // waits until it can be tapped
  await cell.tap({ trial: true });
  const { x = 0, y = 0, width = 0, height = 0 } = (await cell.boundingBox()) ?? {};
  const tap = () => cell.page().touchscreen.tap(x + width / 2, y + height / 2);
  await Promise.all([tap(), tap()]);
}

// on a phone, where a price is tapped
test.use({ viewport: phone, hasTouch: true, isMobile: true });

test("a price changed in the admin is on its page and announced in the cart", async ({ page, browser }) => {
  const name = `Torrone ${randomUUID().slice(0, 8)}`;
  const product = await createProduct(name, { euro: 8, stock: 20 });
  const shopper = await browser.newPage({ baseURL: env.SHOP_URL, locale: "de-DE" });
  try {
    const address = href("product", "de", { slug: name.toLowerCase().replaceAll(" ", "-") });
    const shown = () => shownText(shopper, address);
    await expect.poll(shown).toContain("8,00 €");
    const form = { intent: "add", variantId: product.variantId, quantity: "2" };
    expect((await shopper.request.post(href("cart", "de"), { form, maxRedirects: 0 })).status()).toBe(303);

    await openAdmin(page, `products/${product.id}`, "networkidle");
    const weights = page.getByRole("heading", { name: "Variants", exact: true }).locator("../../..");
    // an open menu keeps its position while late content pushes the page out of the window
    await expect(async () => {
      await page.keyboard.press("Escape");
      // Medusa's three-dots button has no accessible name
      await weights.getByRole("button").last().click({ timeout: 2000 });
      await page.getByRole("menuitem", { name: "Edit prices" }).click({ timeout: 2000 });
    }).toPass();
    // the row of the weight: its name, its price in euros
    const cell = page.getByRole("gridcell").nth(1);
    const field = cell.getByRole("textbox");
    await expect(field).toHaveValue("8.00");
    // the first tap only selects Medusa's cell; the second one opens its field and the on-screen keyboard
    await expect(async () => {
      await tapTwice(cell);
      // not while the dialog is opening, because that takes the focus
      await expect(field).toBeFocused({ timeout: 1000 });
    }).toPass();
    await field.fill("950");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Not saved. “100 g”: €8.00 → €950.00.")).toHaveCount(1);
    await tapTwice(cell);
    await field.fill("9.50");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.waitForURL(new RegExp(`/app/products/${product.id}$`));
    await page.getByRole("link", { name: "Texts, prices, pictures and food information" }).click();
    const price = page.getByLabel("Weight 1: price (EUR)");
    await expect(price).toHaveValue("9,50");
    await expect(page.getByText("€95.00/kg · lowest price of the last 30 days: €8.00")).toBeVisible();
    await page.getByText("Prices so far", { exact: true }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "base price" })).toHaveText([
      /100 g · €9\.50 · set · base price/,
      /100 g · €8\.00 · set · base price/,
    ]);

    await expect.poll(shown).toContain("9,50 €");
    expect(await shown()).toContain("95,00 €/kg");
    expect(await shownText(shopper, href("cart", "de"))).toContain(
      "Der Preis hat sich geändert: jetzt 9,50 €, bisher 8,00 €",
    );

    await page.getByLabel("Letters").fill(randomLetters());
    await price.fill("95.00");
    await expect(page.getByText("€9.50 → €95.00")).toBeVisible();
    const save = page.getByRole("button", { name: "Save", exact: true });
    await expect(save).toBeDisabled();
    await page.getByRole("checkbox", { name: "The 100 g really cost €95.00; so far it is €9.50." }).check();
    await expectAccessible(page);
    await save.click();
    await expect(page.getByText("Saved. The shop shows it like this now.")).toBeVisible();
    await expect.poll(shown).toContain("95,00 €");

    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(price).toHaveValue("9,50");
    await expect.poll(shown).toContain("9,50 €");
    // later, from who did what
    await page.reload();
    await page
      .getByRole("button", { name: /^Undo: / })
      .first()
      .click();
    await expect(price).toHaveValue("95,00");
    await expect.poll(shown).toContain("95,00 €");
  } finally {
    await shopper.close();
    await product.remove();
  }
});
