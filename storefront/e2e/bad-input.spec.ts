import { href } from "../app/i18n/paths";
import { CartPage } from "./pages/cart-page";
import { Checkout } from "./pages/checkout-pages";
import { addToCart } from "./support/cart";
import { expect, test } from "./support/test";
import { words } from "./support/words";

const tCart = words("de", "cart");

test.beforeEach(async ({ page }) => {
  await addToCart(page, "de", 2);
});

test("the error message of a rejected quantity is associated with its field", async ({ page }) => {
  const cart = new CartPage(page, "de");
  await cart.open();
  const field = cart.lines.getByRole("spinbutton");
  await field.evaluate((input: HTMLInputElement) => {
    input.max = "99";
    input.form?.setAttribute("novalidate", "");
  });
  await cart.setQuantity(cart.lines, "99");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(/So viele haben wir nicht auf Lager\./);
  await expect(field).toHaveValue("99");
});

test("a tampered cart cookie results in an empty cart and a message", async ({ page, context }) => {
  const cookie = (await context.cookies()).find(({ name }) => name.endsWith("cart"));
  expect(cookie).toBeDefined();
  if (!cookie) return;
  await context.addCookies([{ ...cookie, value: `${cookie.value.slice(0, -3)}abc` }]);
  const cart = new CartPage(page, "de");
  await cart.open();
  await expect(page.getByRole("status").filter({ hasText: tCart.flash.gone })).toBeVisible();
  await expect(page.getByText(tCart.empty.title)).toBeVisible();
});

test("the information form reports validation errors and keeps the input", async ({ page }) => {
  const checkout = new Checkout(page, "de");
  await page.goto(href("checkout", "de"));
  await checkout.field("email").fill("anna@");
  await checkout.field("fullName").fill("Anna Berger");
  await checkout.field("postalCode").fill("27498");
  await checkout.submitInformation.click();
  const summary = page.getByRole("alert").filter({ hasText: "Fehler bei der Datenprüfung" });
  await expect(summary).toBeVisible();
  await expect(summary.getByRole("link")).toHaveCount(4);
  await expect(checkout.field("email")).toHaveAttribute("aria-invalid", "true");
  await expect(checkout.field("email")).toHaveValue("anna@");
  await expect(checkout.field("fullName")).toHaveValue("Anna Berger");
  await expect(checkout.field("postalCode")).toHaveAccessibleDescription(/können wir leider nicht liefern/);
  await summary.getByRole("link").first().click();
  await expect(checkout.field("email")).toBeFocused();
  // an error disappears once it is corrected, and the focus stays in the field
  await checkout.field("email").fill("anna@example.com");
  await expect(summary.getByRole("link")).toHaveCount(3);
  await expect(checkout.field("email")).toBeFocused();
});
