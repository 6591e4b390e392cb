import type { Page } from "@playwright/test";
import { href } from "../app/i18n/paths";
import { Checkout } from "./pages/checkout-pages";
import { ProductPage } from "./pages/product-page";
import { ordersOf } from "./support/admin";
import { addToCart, giveInformation } from "./support/cart";
import { buyers, hazelnut } from "./support/goods";
import { holdBack } from "./support/held-requests";
import type { Language } from "../app/i18n/languages";
import { expect, test } from "./support/test";
import { words } from "./support/words";

/** A postal code the shop does not deliver to. */
const helgoland = "27498";

const mail = (what: string) => `${what}.${Date.now()}.${Math.random().toString(36).slice(2, 8)}@example.com`;

/** The information step with one pack in the cart, hydrated. */
async function atInformation(page: Page, language: Language): Promise<Checkout> {
  await addToCart(page, language);
  await page.goto(href("checkout", language));
  return new Checkout(page, language);
}

test("a field is validated on blur, not while typing", async ({ page }) => {
  const checkout = await atInformation(page, "de");
  const { t } = checkout;
  const email = checkout.field("email");
  // a field that is only passed by is not validated
  await email.focus();
  await page.keyboard.press("Tab");
  await email.focus();
  await email.pressSequentially("anna@");
  await expect(email).not.toHaveAttribute("aria-invalid");
  // hydration takes a moment: blurring is repeated until then
  await expect(async () => {
    await email.press("Tab");
    await expect(email).toHaveAttribute("aria-invalid", "true", { timeout: 1000 });
  }).toPass();
  await expect(email).toHaveAccessibleDescription(new RegExp(t.errors.email.replace(/[.?]/g, "\\$&")));
  await email.pressSequentially("example.com");
  await expect(email).not.toHaveAttribute("aria-invalid");
  await expect(page.getByText(t.errors.email)).toHaveCount(0);

  await checkout.field("country").selectOption({ label: buyers.de.country });
  const postalCode = checkout.field("postalCode");
  await postalCode.fill(helgoland);
  await postalCode.press("Tab");
  await expect(postalCode).toHaveAccessibleDescription(t.errors.not_delivered);
  await postalCode.fill(buyers.de.postalCode);
  await expect(postalCode).not.toHaveAttribute("aria-invalid");
  // no request was sent
  await expect(page.getByRole("alert")).toHaveCount(0);
});

// which errors it reports, and that the input is kept: tests/http/checkout-forms.test.ts
test("an error of the information form leads to its field and goes once corrected", async ({ page }) => {
  const checkout = await atInformation(page, "de");
  await checkout.field("fullName").fill("Anna Berger");
  await checkout.field("postalCode").fill(helgoland);
  await checkout.submitInformation.click();
  const summary = page.getByRole("alert").filter({ hasText: "Fehler bei der Datenprüfung" });
  await expect(summary.getByRole("link")).toHaveCount(4);
  await expect(checkout.field("email")).toHaveAttribute("aria-invalid", "true");
  await summary.getByRole("link").first().click();
  await expect(checkout.field("email")).toBeFocused();
  await checkout.field("email").fill("anna@example.com");
  await expect(summary.getByRole("link")).toHaveCount(3);
  await expect(checkout.field("email")).toBeFocused();
});

test("a gift and an invoice show their fields, which keep their input after an error", async ({ page }) => {
  const checkout = new Checkout(page, "it");
  const { t } = checkout;
  const { gift, giftText } = words("it", "catalogue").product;
  const isPresent = page.getByRole("checkbox", { name: t.fields.gift });
  const card = page.getByLabel(t.fields.giftMessage);
  const sameAddress = page.getByRole("checkbox", { name: t.information.billingSame });
  const product = new ProductPage(page, "it");
  await product.open(hazelnut.it.slug);
  await expect(page.getByText(giftText)).toBeHidden();
  await page.getByRole("checkbox", { name: gift }).check();
  await expect(page.getByText(giftText)).toBeVisible();
  await product.buy("150 g", 1);
  await page.goto(href("checkout", "it"));

  // checked and expanded, with a separate billing address
  await expect(isPresent).toBeChecked();
  await expect(card).toBeVisible();
  await expect(sameAddress).not.toBeChecked();
  await isPresent.uncheck();
  await expect(card).toBeHidden();
  await isPresent.check();
  await card.fill("Buon Natale, zia!");
  await sameAddress.check();
  // a business abroad is told that it pays the VAT all the same
  await page.getByRole("checkbox", { name: t.invoice.wanted }).check();
  await checkout.field("country").selectOption("de");
  await expect(page.getByText(t.invoice.vatAbroad)).toBeVisible();
  await checkout.fillInformation(mail("fattura"));
  await expect(page.getByText(t.invoice.vatAbroad)).toBeHidden();
  await page.getByLabel(t.invoice.company).fill("Bottega Serra");
  await page.getByLabel(t.invoice.vat_id).fill("IT00743110158");
  await checkout.submitInformation.click();
  await expect(page.getByRole("alert")).toContainText(t.errors.vat_id);
  await expect(page.getByLabel(t.invoice.company)).toHaveValue("Bottega Serra");
  await expect(card).toHaveValue("Buon Natale, zia!");
});

test("going back and forward keeps the input and creates only one order", async ({ page }) => {
  const email = mail("zurueck");
  const checkout = await atInformation(page, "de");
  await checkout.giveInformation(email, "Bitte klingeln");
  await checkout.payByBankTransfer();
  await page.goBack();
  await expect(checkout.method("bank_transfer")).toBeChecked();
  await page.goBack();
  await expect(checkout.field("email")).toHaveValue(email);
  await expect(checkout.field("street")).toHaveValue(buyers.de.street);
  await expect(checkout.field("notes")).toHaveValue("Bitte klingeln");
  await page.goForward();
  await page.goForward();
  await expect(checkout.orderButton).toBeVisible();
  await page.reload();
  expect(await ordersOf(email)).toEqual([]);
  await checkout.orderButton.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(buyers.de.name);
  await page.reload();
  // going back does not lead to a second order, whether React has started or not
  await page.goBack();
  await expect(page.getByText(words("de", "cart").empty.title)).toBeVisible();
  expect(await ordersOf(email)).toHaveLength(1);
});

test("a payment method chosen before hydration stays chosen", async ({ page }) => {
  const checkout = new Checkout(page, "en");
  await addToCart(page, "en");
  await giveInformation(page, "en", mail("early"));
  const release = await holdBack(page, "**/assets/*.js");
  await page.goto(href("checkoutPayment", "en"), { waitUntil: "commit" });
  await checkout.method("bank_transfer").check();
  // a lost choice may be restored too quickly to be seen on the page, so all changes are recorded
  await page.evaluate(() => {
    const checked = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "checked");
    Object.defineProperty(HTMLInputElement.prototype, "checked", {
      ...checked,
      set(this: HTMLInputElement, on: boolean) {
        if (on && this.value === "card") document.documentElement.dataset.cardChosen = "yes";
        checked?.set?.call(this, on);
      },
    });
  });
  release();
  await expect(checkout.method("card")).toBeEnabled();
  await expect(checkout.method("bank_transfer")).toBeChecked();
  await expect(page.locator("html")).not.toHaveAttribute("data-card-chosen");
});

test("a complete purchase by keyboard with realistic input", async ({ page }) => {
  const email = mail("Keyboard.Anna");
  const checkout = await atInformation(page, "en");
  const typed: [Parameters<Checkout["field"]>[0], string][] = [
    ["email", ` ${email} `],
    ["country", "United K"],
    ["fullName", "  Müge d’Arcy-O'Neill  🎁"],
    ["street", "Flat 2, 7 Mill Lane"],
    ["postalCode", "m11ae"],
    ["city", "Manchester "],
    ["phone", "+44 (0)161 496-0000"],
  ];
  await checkout.field("email").focus();
  for (const [name, text] of typed) {
    // the link that opens the second address line is between the fields
    await expect(async () => {
      if (!(await checkout.field(name).evaluate((field) => field === document.activeElement))) {
        await page.keyboard.press("Tab");
      }
      await expect(checkout.field(name)).toBeFocused({ timeout: 500 });
    }).toPass();
    await page.keyboard.type(text);
  }
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: checkout.t.payment.title })).toBeVisible();
  await checkout.method("bank_transfer").focus();
  await page.keyboard.press("Space");
  await checkout.submitPayment.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("M1 1AE")).toBeVisible();
  await expect(page.getByText("Müge d’Arcy-O'Neill 🎁")).toBeVisible();
  await checkout.orderButton.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Müge d’Arcy-O'Neill 🎁");
});
