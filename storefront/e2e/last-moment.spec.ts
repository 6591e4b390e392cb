import type { Page } from "@playwright/test";
import { createProduct, type TestProduct } from "../../testing/products";
import { href } from "../app/i18n/paths";
import { CartPage } from "./pages/cart-page";
import { Checkout } from "./pages/checkout-pages";
import { ordersOf } from "./support/admin";
import { buyers } from "./support/goods";
import { makeCode } from "./support/owner";
import { expect, test } from "./support/test";
import { words } from "./support/words";

/** Adds two packs at 30 euros to the cart, so that shipping is free: 60.00. */
async function addTwoPacks(page: Page): Promise<TestProduct> {
  const product = await createProduct(`Letzter Torrone ${Date.now()}`, { euro: 30, stock: 10 });
  await page.request.post(href("cart", "de"), {
    form: { intent: "add", variantId: product.variantId, quantity: "2" },
  });
  return product;
}

test("a voucher covering the whole total needs no payment method and places the order", async ({ page }) => {
  const email = `gutschein.${Date.now()}@example.com`;
  const code = `ALLES${Date.now()}`;
  const removeCode = await makeCode(code, 50, 100);
  const product = await addTwoPacks(page);
  await page.request.post(href("cart", "de"), { form: { intent: "apply-promo", code } });

  await page.goto(href("checkout", "de"));
  const checkout = new Checkout(page, "de");
  await checkout.giveInformation(email);
  const sentence = page.getByText(checkout.t.payment.nothing);
  await expect(sentence).toBeVisible();
  await expect(page.getByRole("radio")).toHaveCount(0);
  await checkout.submitPayment.click();

  await expect(page.getByRole("heading", { level: 1, name: checkout.t.confirm.title })).toBeVisible();
  await expect(sentence).toBeVisible();
  await expect(page.getByText("0,00 €").first()).toBeVisible();
  await checkout.orderButton.click();

  await expect(page.getByRole("heading", { level: 1 })).toContainText(buyers.de.name);
  await expect(page.getByText(words("de", "order").statuses.processing).first()).toBeVisible();
  expect((await ordersOf(email)).map(({ total, status }) => ({ total, status }))).toEqual([
    { total: 0, status: "pending" },
  ]);
  await removeCode();
  await product.takeOffSale();
});

test("a price change before the order is placed is shown and has to be confirmed", async ({ page }) => {
  const email = `teurer.${Date.now()}@example.com`;
  const product = await addTwoPacks(page);
  await page.goto(href("checkout", "de"));
  const checkout = new Checkout(page, "de");
  await checkout.giveInformation(email);
  await checkout.payByBankTransfer();
  await expect(page.getByText("60,00 €").first()).toBeVisible();

  await product.setPrice(31);
  await checkout.orderButton.click();
  const cart = new CartPage(page, "de");
  const line = cart.line(product.title, "100 g");
  await expect(line).toContainText("Der Preis hat sich geändert: jetzt 31,00 €, bisher 30,00 €.");
  expect(await ordersOf(email)).toEqual([]);
  await line.getByRole("button", { name: "Zum neuen Preis behalten" }).click();
  await cart.proceed.click();

  // the input is still there
  await expect(checkout.field("email")).toHaveValue(email);
  await checkout.submitInformation.click();
  await checkout.payByBankTransfer();
  await expect(page.getByText("62,00 €").first()).toBeVisible();
  await checkout.orderButton.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(buyers.de.name);
  expect((await ordersOf(email)).map(({ total }) => total)).toEqual([62]);
  await product.takeOffSale();
});

test("an address changed in another tab is named and shown before it is ordered", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const email = `fenster.${Date.now()}@example.com`;
  const product = await addTwoPacks(page);
  await page.goto(href("checkout", "de"));
  const checkout = new Checkout(page, "de");
  await checkout.giveInformation(email);
  await checkout.payByBankTransfer();

  const { name: fullName, postalCode, city } = buyers.de;
  await page.request.post(href("checkout", "de"), {
    form: {
      email,
      "shipping.country": "de",
      "shipping.fullName": fullName,
      "shipping.street": "Nebenstraße 2",
      "shipping.postalCode": postalCode,
      "shipping.city": city,
      billingSame: "on",
    },
  });
  await page.request.post(href("checkoutPayment", "de"), { form: { method: "bank_transfer" } });

  await checkout.orderButton.click();
  const { cart_differs: sentence } = checkout.t.orderErrors;
  const notice = page.getByRole("alert").filter({ hasText: sentence });
  await expect(notice).toContainText(checkout.t.changedParts.delivery_address);
  await expect(notice).toBeInViewport();
  await expect(page.getByText("Nebenstraße 2")).toBeVisible();
  expect(await ordersOf(email)).toEqual([]);

  await checkout.orderButton.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(fullName);
  expect(await ordersOf(email)).toHaveLength(1);
  await product.takeOffSale();
});
