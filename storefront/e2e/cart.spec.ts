import type { Page } from "@playwright/test";
import { createProduct } from "../../testing/products";
import { href } from "../app/i18n/paths";
import { CartPage } from "./pages/cart-page";
import { ProductPage } from "./pages/product-page";
import { hazelnut } from "./support/goods";
import { smallHazelnut } from "./support/orders";
import { expect as expectSoon, test } from "./support/test";
import { filled, words } from "./support/words";

// each change causes several requests to commerce, which take long on a busy machine
const expect = expectSoon.configure({ timeout: 45_000 });
test.describe.configure({ timeout: 240_000 });

const t = words("de", "cart");
const { name } = hazelnut.de;

/** The cart with packs, whose notice has been shown; by default one of small hazelnut nougat for 7.10 EUR. */
async function cartWith(page: Page, variantId?: string, quantity = "1"): Promise<CartPage> {
  const form = { intent: "add", variantId: variantId ?? (await smallHazelnut()), quantity };
  await page.request.post(href("cart", "de"), { form });
  const cart = new CartPage(page, "de");
  await cart.open();
  return cart;
}

const header = (page: Page, packs: string) =>
  page.getByRole("banner").getByRole("link", { name: new RegExp(packs) });

test("changes the quantity, removes the line and restores it", async ({ page }) => {
  const cart = await cartWith(page);
  const line = cart.line(name, "150 g");
  const fitting = page.getByRole("region", { name: t.freeShipping.products });
  await expect(fitting.getByRole("listitem")).toHaveCount(2);
  await cart.step(line, "more").click();
  await expect(cart.summary).toContainText("14,20 €");
  await cart.setQuantity(line, "8");
  // 8 × 7.10 = 56.80: free shipping
  await expect(cart.summary).toContainText("56,80 €");
  await expect(cart.summary).toContainText("kostenlos");
  await expect(fitting).toHaveCount(0);
  await cart.step(line, "less").click();
  await expect(cart.summary).toContainText("49,70 €");
  await expect(cart.summary).toContainText("Noch 0,30 € bis zum kostenlosen Versand");
  await expect(header(page, "7 Packungen")).toBeVisible();

  await cart.remove(line);
  await expect(cart.said(`${name}, 150 g ist entfernt.`)).toBeVisible();
  await expect(page.getByText(t.empty.title)).toBeVisible();
  await cart.undo();
  await expect(line.getByRole("spinbutton")).toHaveValue("7");
  await expect(cart.summary).toContainText("49,70 €");
});

test("a double click in an empty cart adds the product once", async ({ page }) => {
  const product = new ProductPage(page, "de");
  await product.open(hazelnut.de.slug);
  await product.weight("150 g").check();
  await product.add.dblclick({ timeout: 60_000 });
  await expect(header(page, "1 Packung")).toBeVisible();
  const cart = new CartPage(page, "de");
  await cart.open();
  await expect(cart.line(name, "150 g").getByRole("spinbutton")).toHaveValue("1");
});

test("thirty quick clicks send one request", async ({ page }) => {
  const product = await createProduct(`Flinker Torrone ${Date.now()}`, { euro: 5, stock: 60 });
  const cart = await cartWith(page, product.variantId);
  const line = cart.line(product.title, "100 g");
  let calls = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/cart")) calls += 1;
  });
  await expect(line.getByRole("button", { name: t.line.update })).toHaveCount(0);
  await cart.step(line, "more").evaluate((button) => {
    for (let n = 0; n < 30; n++) (button as HTMLButtonElement).click();
  });
  await expect(line.getByRole("spinbutton")).toHaveValue("31");
  await expect(cart.summary).toContainText("155,00 €");
  expect(calls).toBe(1);
  await cart.open();
  await expect(line.getByRole("spinbutton")).toHaveValue("31");
  await product.remove();
});

test("other tabs are updated after a change", async ({ page, context }) => {
  const cart = await cartWith(page);
  const other = await context.newPage();
  const otherCart = new CartPage(other, "de");
  await otherCart.open();
  const home = await context.newPage();
  await home.goto(href("home", "de"));
  await cart.step(cart.line(name, "150 g"), "more").click();
  await expect(otherCart.line(name, "150 g").getByRole("spinbutton")).toHaveValue("2");
  await expect(otherCart.summary).toContainText("14,20 €");
  await expect(header(home, "2 Packungen")).toBeVisible();
});

test("going back shows the current cart", async ({ page }) => {
  const cart = await cartWith(page);
  await page.getByRole("link", { name: t.continue }).click();
  await expect(page).toHaveURL(new RegExp(`${href("products", "de")}$`));
  await page.goBack();
  await cart.step(cart.line(name, "150 g"), "more").click();
  await expect(cart.summary).toContainText("14,20 €");
  await page.goto(href("home", "de"));
  await page.goBack();
  await expect(cart.line(name, "150 g").getByRole("spinbutton")).toHaveValue("2");
  await expect(header(page, "2 Packungen")).toBeVisible();
});

test("each change is announced once, even if the announcement is the same", async ({ page }) => {
  const cart = await cartWith(page);
  const line = cart.line(name, "150 g");
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((records) => {
      for (const { addedNodes, target } of records) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(
          '[role="status"]',
        );
        for (const node of addedNodes) if (region) heard.push(node.textContent ?? "");
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  for (const total of ["14,20 €", "21,30 €"]) {
    await cart.step(line, "more").click();
    await expect(cart.summary).toContainText(total);
    await expect(cart.said(t.flash.updated)).toBeVisible();
  }
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  expect(heard.filter((text) => text.includes(t.flash.updated))).toHaveLength(2);
});

test("a quantity above the stock is refused with the available number", async ({ page }) => {
  const product = await createProduct(`Knapper Torrone ${Date.now()}`, { euro: 5, stock: 3 });
  const cart = await cartWith(page, product.variantId);
  const line = cart.line(product.title, "100 g");
  await cart.setQuantity(line, "4");
  const refusal = filled(t.errors.not_enough_stock_of_other, { count: 3 });
  await expect(line.getByRole("alert")).toHaveText(refusal);
  const field = line.getByRole("spinbutton");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(refusal);
  await expect(field).toHaveValue("4");
  // the message uses the line's full width, not only that of the field
  expect((await line.getByRole("alert").boundingBox())?.width).toBeGreaterThan(250);
  await cart.setQuantity(line, "3");
  await expect(cart.summary).toContainText("15,00 €");
  await expect(cart.step(line, "more")).toHaveAttribute("aria-disabled", "true");
  await product.remove();
});

test("a quantity that cannot be saved is reset and an error is shown", async ({ page }) => {
  const cart = await cartWith(page);
  const line = cart.line(name, "150 g");
  // a page that is still opening reads its cart from the same address
  await page.route("**/api/cart", (route) =>
    route.request().method() === "POST" ? route.abort("connectionreset") : route.continue(),
  );
  await cart.step(line, "more").click();
  await expect(line.getByRole("alert").filter({ hasText: t.errors.unavailable })).toBeVisible();
  await expect(line.getByRole("spinbutton")).toHaveValue("1");
});

test("the layout does not shift when scripts start", { tag: "@night" }, async ({ page }) => {
  const cart = await cartWith(page);
  const places = () =>
    Promise.all(
      [
        cart.step(cart.line(name, "150 g"), "more"),
        page.getByRole("button", { name: `${name}, 150 g entfernen` }),
        page.getByRole("link", { name: "Zur Kasse" }),
      ].map((control) => control.boundingBox()),
    );
  await expect(page.getByRole("link", { name: "Zur Kasse" })).toBeVisible();
  const running = await places();
  await page.route("**/assets/*.js", (route) => route.abort());
  await cart.open();
  await expect(page.getByRole("link", { name: "Zur Kasse" })).toBeVisible();
  expect(await places()).toEqual(running);
});
