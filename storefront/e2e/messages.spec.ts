import { expect as expectSoon, type Page } from "@playwright/test";
import { href } from "../app/i18n/paths";
import { Checkout } from "./pages/checkout-pages";
import { OrderPage } from "./pages/order-page";
import { ordersOf } from "./support/admin";
import { addToCart } from "./support/cart";
import { test } from "./support/faulty-shop";
import { buyers } from "./support/goods";
import { placeOrder } from "./support/orders";
import { specMessages } from "./support/spec-messages";

// failed requests are retried before the error is shown
const expect = expectSoon.configure({ timeout: 45_000 });
test.describe.configure({ timeout: 180_000 });

/** The German text of a message of the specification. */
const specText = (key: string): string => specMessages.find((row) => row.key === key)?.text.de ?? "";

const cartRead = /^GET \/store\/carts\//;
const failed = { kind: "status", status: 500 } as const;

async function withCart(page: Page): Promise<Checkout> {
  await addToCart(page, "de");
  await page.goto(href("checkout", "de"));
  return new Checkout(page, "de");
}

test("a failure to save the information shows an error and keeps the input", async ({ page, commerce }) => {
  const email = `gestoert.${Date.now()}@example.com`;
  const checkout = await withCart(page);
  commerce.addFault(/^POST \/store\/carts\/\w+\/changes/, failed);
  commerce.addFault(cartRead, failed, 20);
  await checkout.fillInformation(email, "Bitte klingeln");
  await checkout.submitInformation.click();
  await expect(page.getByRole("alert").filter({ hasText: specText("errors.saving") })).toBeVisible();
  await expect(checkout.field("email")).toHaveValue(email);
  await expect(checkout.field("street")).toHaveValue(buyers.de.street);
  await expect(checkout.field("notes")).toHaveValue("Bitte klingeln");
  commerce.clearFaults();
  await checkout.submitInformation.click();
  await expect(page.getByRole("heading", { level: 1, name: checkout.t.payment.title })).toBeVisible();

  // the same on the payment step
  commerce.addFault(/^POST \/store\/carts\/\w+\/payment/, failed);
  await checkout.method("bank_transfer").check();
  await checkout.submitPayment.click();
  await expect(page.getByRole("alert").filter({ hasText: specText("errors.saving") })).toBeVisible();
  await checkout.payByBankTransfer();
});

// this storefront's URL is unknown to commerce, so no order can be created; pay.spec.ts covers that part
test("a failure of commerce while placing the order shows an error and keeps the cart", async ({
  page,
  commerce,
}) => {
  const email = `bestellung.${Date.now()}@example.com`;
  const checkout = await withCart(page);
  await checkout.giveInformation(email);
  await checkout.payByBankTransfer();
  const total = page.getByText("14,00 €");
  await expect(total).toBeVisible();
  commerce.addFault(/^POST \/store\/carts\/\w+\/finish/, failed);
  await checkout.orderButton.click();
  const alert = page.getByRole("alert").first();
  await expect(alert).toContainText(specText("orderErrors.title"));
  await expect(alert).toContainText(specText("orderErrors.unavailable"));
  await expect(total).toBeVisible();

  await page.reload();
  // the cart cannot be read any more either
  commerce.addFault(cartRead, failed, 20);
  await checkout.orderButton.click();
  await expect(alert).toContainText(specText("orderErrors.unavailable"));
  commerce.clearFaults();
  await expect(checkout.orderButton).toBeEnabled();
  await expect(total).toBeVisible();
  expect(await ordersOf(email)).toEqual([]);
});

test("an order or document that cannot be loaded shows an error", async ({ page, commerce }) => {
  const { id, number, email } = await placeOrder("de");
  const order = new OrderPage(page, "de");
  await order.lookUp(number, email);
  await expect(order.heading).toContainText(buyers.de.name);
  const path = new RegExp(`^GET /store/orders/${id}$`);

  commerce.addFault(path, { kind: "lost", when: "before" }, 10);
  await page.reload();
  await expect(order.heading).toHaveText(specText("errors.loading"));
  commerce.clearFaults();
  commerce.addFault(path, failed, 10);
  await page.reload();
  await expect(order.heading).toHaveText(specText("errors.unavailable"));
  commerce.clearFaults();
  await page.getByRole("link", { name: order.t.errors.retry }).click();
  await expect(order.heading).toContainText(buyers.de.name);

  commerce.addFault(new RegExp(`^GET /store/orders/${id}/documents/`), failed, 10);
  await page.goto(href("orderDocument", "de", { id, document: "order" }));
  await expect(page.getByRole("alert")).toContainText(specText("errors.documentFailed"));
});
