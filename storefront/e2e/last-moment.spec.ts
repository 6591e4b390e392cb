import type { Page } from "@playwright/test";
import { createProduct, type TestProduct } from "../../testing/products";
import { href } from "../app/i18n/paths";
import { Checkout } from "./pages/checkout-pages";
import { ordersOf } from "./support/admin";
import { buyers } from "./support/goods";
import { expect, test } from "./support/test";

/** Adds two packs at 30 euros to the cart, so that shipping is free: 60.00. */
async function addTwoPacks(page: Page): Promise<TestProduct> {
  const product = await createProduct(`Letzter Torrone ${Date.now()}`, { euro: 30, stock: 10 });
  await page.request.post(href("cart", "de"), {
    form: { intent: "add", variantId: product.variantId, quantity: "2" },
  });
  return product;
}

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
