import type { Page } from "@playwright/test";
import { href } from "../app/i18n/paths";
import { Checkout } from "./pages/checkout-pages";
import { ordersOf } from "./support/admin";
import { addToCart, giveInformation } from "./support/cart";
import { buyers } from "./support/goods";
import { holdBack } from "./support/held-requests";
import { languages, type Language } from "../app/i18n/languages";
import { expect, test } from "./support/test";
import { filled, words } from "./support/words";

/** Stripe's documented test cards (docs.stripe.com/testing). */
const cards = {
  pays: "4242 4242 4242 4242",
  asks: "4000 0027 6000 3184",
} as const;

/** 1 × 7.10 and 6.90 shipping. */
const total = 14;

/** A shopper with one small nougat in the cart, on the payment step. */
async function atPayment(page: Page, language: Language): Promise<{ checkout: Checkout; email: string }> {
  const email = `pay.${language}.${Date.now()}.${Math.random().toString(36).slice(2, 8)}@example.com`;
  const checkout = new Checkout(page, language);
  await addToCart(page, language);
  await giveInformation(page, language, email);
  await page.goto(href("checkoutPayment", language));
  return { checkout, email };
}

/** Asserts that there is exactly one order and that its payment is captured. */
async function seePaidOrder(page: Page, language: Language, email: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toContainText(buyers[language].name);
  await expect(page).toHaveURL(new RegExp(`${href("confirmation", language, { id: "" })}\\w+$`));
  await expect(page.getByText(words(language, "order").statuses.processing).first()).toBeVisible();
  await expect(page.getByText(words(language, "order").delivery, { exact: true })).toBeVisible();
  await expect
    .poll(async () => (await ordersOf(email)).map((order) => [order.total, order.payment_status]))
    .toEqual([[total, "captured"]]);
  // it is created shortly after the page, which then updates itself
  const invoice = filled(words(language, "order").documents.sale, { label: "DV-" }).split("DV-")[0] ?? "";
  await expect(page.getByRole("link", { name: invoice })).toBeVisible();
}

for (const language of languages) {
  test(
    `${language}: payment by card captures the payment, with a notice about the demo mode`,
    { tag: language === "de" ? [] : "@night" },
    async ({ page }) => {
      const { checkout, email } = await atPayment(page, language);
      await expect(page.getByText(checkout.t.demo.title).first()).toBeVisible();
      await checkout.payByCard(cards.pays);
      await expect(page.getByText("Visa •••• 4242")).toBeVisible();
      await checkout.orderButton.click();
      await seePaidOrder(page, language, email);
    },
  );
}

test("a card with 3-D Secure pays once the bank approves", async ({ page }) => {
  const { checkout, email } = await atPayment(page, "de");
  await checkout.payByCard(cards.asks);
  await checkout.orderButton.click();
  await checkout.answer("bankApprove");
  await seePaidOrder(page, "de", email);
});

test("a PayPal payment can be cancelled and then approved", async ({ page }) => {
  const { checkout, email } = await atPayment(page, "de");
  await checkout.payByPayPal();
  await checkout.orderButton.click();
  await checkout.answer("refuse");
  const alert = page.getByRole("alert").first();
  await expect(alert).toContainText(checkout.t.orderErrors.payment_failed);
  await expect(alert).not.toContainText(checkout.t.declines.declined);
  expect(await ordersOf(email)).toEqual([]);
  await checkout.payByPayPal();
  await checkout.orderButton.click();
  await checkout.answer("approve");
  await seePaidOrder(page, "de", email);
});

test("the card is preselected, and another choice is kept", async ({ page }) => {
  const { checkout, email } = await atPayment(page, "de");
  await expect(checkout.method("card")).toBeChecked();
  await checkout.typeCard(cards.pays);
  await checkout.payByBankTransfer();
  await page.goBack();
  await expect(checkout.method("bank_transfer")).toBeChecked();
  await expect(checkout.cardFrame).toHaveCount(0);
  await page.reload();
  await expect(checkout.method("bank_transfer")).toBeChecked();
  expect(await ordersOf(email)).toEqual([]);
});

test("the methods below the card form keep their place while it loads", async ({ page }) => {
  const release = await holdBack(page, /\/sandbox\/stripe\.js/);
  const { checkout } = await atPayment(page, "de");
  const loading = page.getByText(checkout.t.card.loading);
  await expect(loading).toBeVisible();
  const place = await checkout.method("bank_transfer").boundingBox();
  release();
  await expect(checkout.cardFrame).toBeVisible();
  await expect(loading).toHaveCount(0);
  expect(await checkout.method("bank_transfer").boundingBox()).toEqual(place);
});

test("wrong card details show an error at their field and keep the choice", async ({ page }) => {
  const { checkout } = await atPayment(page, "de");
  await checkout.method("card").check();
  const number = checkout.cardField("cardNumber");
  const expiry = checkout.cardField("expiry");
  await number.fill("4242");
  await checkout.submitPayment.click();
  await expect(page.getByRole("alert")).toContainText("Das Ablaufdatum der Karte ist unvollständig.");
  await expect(expiry).toHaveAccessibleDescription("Das Ablaufdatum der Karte ist unvollständig.");
  await expect(expiry).toBeFocused();
  await expect(checkout.cardField("cvc")).toHaveAccessibleDescription("Die Prüfnummer ist unvollständig.");
  await expect(number).toHaveAccessibleDescription("");
  await checkout.typeCard("4242");
  await expect(expiry).toHaveAccessibleDescription("");
  await checkout.submitPayment.click();
  await expect(number).toHaveAccessibleDescription("Hier gehen nur die Testkarten.");
  await expect(checkout.method("card")).toBeChecked();
});

test(
  "the order is created if the shopper does not return from PayPal",
  { tag: "@night" },
  async ({ page }) => {
    const { checkout, email } = await atPayment(page, "it");
    await checkout.payByPayPal();
    await checkout.orderButton.click();
    await checkout.answer("lose");
    await expect.poll(async () => (await ordersOf(email)).length, { timeout: 30_000 }).toBe(1);
    // a shopper who returns later finds the order instead of the cart
    await page.goto(href("checkoutReturn", "it"));
    await seePaidOrder(page, "it", email);
  },
);
