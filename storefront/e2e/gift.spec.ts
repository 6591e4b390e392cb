import { asOwner } from "../../testing/owner";
import { CartPage } from "./pages/cart-page";
import { Checkout } from "./pages/checkout-pages";
import { ProductPage } from "./pages/product-page";
import { ordersOf } from "./support/admin";
import { buyers, hazelnut } from "./support/goods";
import { expect, test } from "./support/test";
import { words } from "./support/words";

// the language that has provinces
const language = "it";

test("a gift selected on the product page preselects gift message and separate billing address in the checkout", async ({
  page,
}) => {
  const email = `present.${language}.${Date.now()}@example.com`;
  const product = new ProductPage(page, language);
  const cart = new CartPage(page, language);
  const checkout = new Checkout(page, language);
  const { t } = checkout;
  const { gift, giftText } = words(language, "catalogue").product;
  const isPresent = page.getByRole("checkbox", { name: t.fields.gift });
  const card = page.getByLabel(t.fields.giftMessage);
  const sameAddress = page.getByRole("checkbox", { name: t.information.billingSame });

  await product.open(hazelnut[language].slug);
  await expect(page.getByText(giftText)).toBeHidden();
  await page.getByRole("checkbox", { name: gift }).check();
  await expect(page.getByText(giftText)).toBeVisible();
  await product.buy("150 g", 1);
  await cart.open();
  await expect(cart.summary).toContainText(words(language, "cart").gift);
  await cart.proceed.first().click();

  // checked and expanded, with a separate billing address
  await expect(isPresent).toBeChecked();
  await expect(card).toBeVisible();
  await expect(sameAddress).not.toBeChecked();
  await isPresent.uncheck();
  await expect(card).toBeHidden();
  await isPresent.check();
  await card.fill("Alles Gute,\nOma!");
  await checkout.fillInformation(email);
  const billing = page.getByRole("group", { name: t.information.billing, exact: true });
  const buyer = buyers[language];
  await billing.getByLabel(t.fields.country).selectOption({ label: buyer.country });
  await billing.getByLabel(t.fields.fullName).fill("Tante Grazia");
  await billing.getByLabel(t.fields.street).fill(buyer.street);
  await billing.getByLabel(t.fields.postalCode).fill(buyer.postalCode);
  await billing.getByLabel(t.fields.city).fill(buyer.city);
  if (buyer.province) await billing.getByLabel(t.fields.province).selectOption(buyer.province);
  await checkout.submitInformation.click();
  await checkout.payByBankTransfer();
  await expect(page.getByText("Tante Grazia")).toBeVisible();
  await expect(page.getByText("Alles Gute,")).toBeVisible();

  // unset together with the card; then a gift without a card
  await page.getByRole("link", { name: t.confirm.editGift }).click();
  await expect(card).toHaveValue("Alles Gute,\nOma!");
  await isPresent.uncheck();
  await checkout.submitInformation.click();
  await checkout.payByBankTransfer();
  await expect(page.getByRole("link", { name: t.confirm.editGift })).toHaveCount(0);
  await page.getByRole("link", { name: t.confirm.editShipping }).click();
  await expect(isPresent).not.toBeChecked();
  await isPresent.check();
  await expect(card).toHaveValue("");
  await checkout.submitInformation.click();
  await checkout.payByBankTransfer();
  await expect(page.getByText(t.confirm.giftNoCard)).toBeVisible();
  await checkout.orderButton.click();
  // the buyer is thanked, not the person who receives the gift
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Tante Grazia");
  const [order] = await ordersOf(email);
  const answer = await asOwner(`/admin/orders/${order?.id}/status`);
  expect(answer).toMatchObject({ requests: { gift: true, gift_message: "" } });
});
