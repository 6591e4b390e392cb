import { href } from "../app/i18n/paths";
import { Checkout } from "./pages/checkout-pages";
import { ProductPage } from "./pages/product-page";
import { ordersOf } from "./support/admin";
import { buyers, hazelnut } from "./support/goods";
import { expect, test } from "./support/test";

test("an order with gift message and Italian invoice, after a validation error", async ({ page }) => {
  const email = `fattura.${Date.now()}@example.com`;
  const checkout = new Checkout(page, "it");
  const { t } = checkout;
  const product = new ProductPage(page, "it");
  await product.open(hazelnut.it.slug);
  await product.buy("150 g", 1);
  await page.goto(href("checkout", "it"));
  const buyer = buyers.it;
  await checkout.field("email").fill(email);
  // a business abroad is told that it pays the VAT all the same
  await page.getByRole("checkbox", { name: t.invoice.wanted }).check();
  await checkout.field("country").selectOption("de");
  await expect(page.getByText(t.invoice.vatAbroad)).toBeVisible();
  await checkout.field("country").selectOption({ label: buyer.country });
  await expect(page.getByText(t.invoice.vatAbroad)).toBeHidden();
  await checkout.field("fullName").fill(buyer.name);
  await checkout.field("street").fill(buyer.street);
  await checkout.field("postalCode").fill(buyer.postalCode);
  await checkout.field("city").fill(buyer.city);
  await checkout.field("province").selectOption(buyer.province ?? "");
  await page.getByRole("checkbox", { name: t.fields.gift }).check();
  await page.getByLabel(t.fields.giftMessage).fill("Buon Natale, zia!");
  await page.getByLabel(t.invoice.company).fill("Bottega Serra");
  await page.getByLabel(t.invoice.vat_id).fill("IT00743110158");
  await checkout.submitInformation.click();

  await expect(page.getByRole("alert")).toContainText(t.errors.vat_id);
  await expect(page.getByLabel(t.invoice.company)).toHaveValue("Bottega Serra");
  await expect(page.getByLabel(t.fields.giftMessage)).toHaveValue("Buon Natale, zia!");
  await page.getByLabel(t.invoice.vat_id).fill("IT 00743110157");
  await checkout.submitInformation.click();

  await checkout.payByBankTransfer();
  await expect(page.getByText("Buon Natale, zia!")).toBeVisible();
  await expect(page.getByText("IT00743110157")).toBeVisible();
  await checkout.orderButton.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Grazie di cuore");
  expect(await ordersOf(email)).toHaveLength(1);
  await expect(page.getByText("Buon Natale, zia!")).toBeVisible();
  await expect(page.getByText("Partita IVA: IT00743110157")).toBeVisible();
});
