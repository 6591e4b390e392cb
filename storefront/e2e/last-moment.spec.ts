import { href } from "../app/i18n/paths";
import { Checkout } from "./pages/checkout-pages";
import { addToCart, chooseTransfer, giveInformation } from "./support/cart";
import { expect, test } from "./support/test";

test("an address changed in another tab is named and shown before it is ordered", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const email = `fenster.${Date.now()}@example.com`;
  const inOtherTab = async (street?: string) => {
    await giveInformation(page, "de", email, street);
    await chooseTransfer(page, "de");
  };
  await addToCart(page, "de");
  await inOtherTab();
  await page.goto(href("checkoutConfirm", "de"));
  await inOtherTab("Nebenstraße 2");
  const checkout = new Checkout(page, "de");
  await checkout.orderButton.click();
  const notice = page.getByRole("alert").filter({ hasText: checkout.t.orderErrors.cart_differs });
  await expect(notice).toContainText(checkout.t.changedParts.delivery_address);
  await expect(notice).toBeInViewport();
  await expect(page.getByText("Nebenstraße 2")).toBeVisible();
});
