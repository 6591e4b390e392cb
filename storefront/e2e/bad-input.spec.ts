import { href } from "../app/i18n/paths";
import { Checkout } from "./pages/checkout-pages";
import { addToCart } from "./support/cart";
import { expect, test } from "./support/test";

test("the information form reports validation errors and keeps the input", async ({ page }) => {
  const checkout = new Checkout(page, "de");
  await addToCart(page, "de");
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
