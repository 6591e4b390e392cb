import { ProductPage } from "./pages/product-page";
import { violationsOf } from "./support/axe";
import { hazelnut } from "./support/goods";
import { holdBack } from "./support/held-requests";
import { expect as expectSoon, test } from "./support/test";
import { filled, words } from "./support/words";

// each change causes several requests to commerce, which take long on a busy machine
const expect = expectSoon.configure({ timeout: 45_000 });
test.describe.configure({ timeout: 240_000 });

const t = words("de", "cart");

test("the cart drawer works by keyboard, restores the focus and is accessible", async ({ page }) => {
  const product = new ProductPage(page, "de");
  await product.open(hazelnut.de.slug);
  // the drawer is prefetched when the button is focused
  const fetched = page.waitForRequest(/\/assets\/CartDrawer/);
  await product.add.focus();
  await fetched;
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog", { name: t.title });
  await expect(drawer.getByLabel(t.country.label)).toHaveCount(0);
  await expect(drawer.getByRole("status").filter({ hasText: "liegt im Warenkorb." })).toBeVisible();
  await expect(drawer.getByRole("spinbutton")).toHaveValue("1");
  expect(await violationsOf(page, { part: "dialog" })).toEqual([]);

  // repeating the same announcement announces it again
  const more = drawer.getByRole("button", { name: /^Eine Packung mehr/ });
  await more.focus();
  for (const packs of ["2", "3"]) {
    await page.keyboard.press("Enter");
    await expect(drawer.getByRole("spinbutton")).toHaveValue(packs);
    await expect(drawer.getByRole("status").filter({ hasText: t.flash.updated })).toBeVisible();
    await expect(more).toBeFocused();
  }
  const inside = () => page.evaluate(() => document.activeElement?.closest("dialog") !== null);
  await drawer.getByRole("link", { name: t.flash.addedLink }).focus();
  expect(await inside()).toBe(true);
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(product.add).toBeFocused();

  const opener = page.getByRole("banner").getByRole("link", { name: /3 Packungen/ });
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(drawer.getByRole("spinbutton")).toHaveValue("3");
  await drawer.getByRole("button", { name: words("de", "common").ui.close }).click();
  await expect(opener).toBeFocused();
});

test("the cart drawer keeps the focus after codes, removal, undo and checkout", async ({ page }) => {
  const product = new ProductPage(page, "de");
  await product.open(hazelnut.de.slug);
  await product.add.click();
  const drawer = page.getByRole("dialog", { name: t.title });
  await drawer.locator("summary").filter({ hasText: t.promo.open }).press("Enter");
  const code = drawer.getByLabel(t.promo.label);
  await code.fill("GIBTESNICHT");
  await page.keyboard.press("Enter");
  await expect(code).toHaveAttribute("aria-invalid", "true");
  await expect(code).toBeFocused();
  await expect(code).toHaveValue("GIBTESNICHT");
  await code.fill("TORRONE10");
  await page.keyboard.press("Enter");
  await expect(drawer.getByText(filled(t.promo.applied, { code: "TORRONE10" }))).toBeVisible();
  await expect(code).toBeFocused();
  await expect(code).toHaveValue("");

  await drawer
    .getByRole("button", { name: /entfernen$/ })
    .first()
    .focus();
  await page.keyboard.press("Enter");
  const undo = drawer.getByRole("button", { name: t.flash.undo });
  await expect(undo).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(drawer.getByRole("spinbutton")).toHaveValue("1");

  const release = await holdBack(page, /\.data\b/);
  await drawer.getByRole("link", { name: t.proceed }).focus();
  await page.keyboard.press("Enter");
  await expect(drawer.getByRole("link", { name: t.proceeding })).toBeFocused();
  release();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("a link in the cart drawer shows that its page is loading", async ({ page }) => {
  const product = new ProductPage(page, "de");
  await product.open(hazelnut.de.slug);
  await product.add.click();
  const drawer = page.getByRole("dialog", { name: t.title });
  const link = drawer.getByRole("link", { name: t.flash.addedLink });
  await expect(link).toBeVisible();
  const line = drawer.locator("[data-progress]");
  await expect(line).toHaveCount(0);
  const release = await holdBack(page, /\.data(\?|$)/);
  await link.click();
  await expect(line).toBeInViewport();
  release();
  await expect(drawer).toBeHidden();
});
