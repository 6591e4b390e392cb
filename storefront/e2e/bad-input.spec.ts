import { expect, test, type BrowserContext } from "@playwright/test";
import { href } from "../app/i18n/paths";
import { CartPage } from "./pages/cart-page";
import { Checkout } from "./pages/checkout-pages";
import { ProductPage } from "./pages/product-page";
import { addToCart } from "./support/cart";
import { hazelnut } from "./support/goods";
import { words } from "./support/words";

const tCart = words("de", "cart");
const badQuantities = ["0", "-1", "1.5", "9999", "text", ""];

/** Posts a form to the cart as a browser without any checks of its own would. */
const post = (context: BrowserContext, form: Record<string, string>) =>
  context.request.post(href("cart", "de"), { form, maxRedirects: 0 });

test.beforeEach(async ({ page }) => {
  await addToCart(page, "de", 2);
});

for (const quantity of badQuantities) {
  test(`a quantity of ${quantity === "" ? "nothing" : quantity} is refused and nothing is lost`, async ({
    page,
    context,
  }) => {
    const cart = new CartPage(page, "de");
    await cart.open();
    const lineId = await cart.lines.locator('input[name="lineId"]').first().getAttribute("value");
    const changed = await post(context, { intent: "set-quantity", lineId: lineId ?? "", quantity });
    expect(changed.status()).toBe(422);
    expect(await changed.text()).toContain(tCart.errors.invalid_quantity);

    await new ProductPage(page, "de").open(hazelnut.de.slug);
    const variantId = await new ProductPage(page, "de").weight("300 g").getAttribute("value");
    const added = await post(context, { intent: "add", variantId: variantId ?? "", quantity });
    expect(added.status()).toBe(422);

    await cart.open();
    await expect(cart.lines).toHaveCount(1);
    await expect(cart.lines.getByRole("spinbutton")).toHaveValue("2");
  });
}

test("the message of a refused quantity stands beside its field", async ({ page }) => {
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

test("unknown weights, lines, codes and intents are refused", async ({ context }) => {
  const answers = await Promise.all([
    post(context, { intent: "add", variantId: "variant_unknown", quantity: "1" }),
    post(context, { intent: "set-quantity", lineId: "line_unknown", quantity: "1" }),
    post(context, { intent: "set-price", lineId: "x" }),
    post(context, {}),
  ]);
  expect(answers.map((answer) => answer.status())).toEqual([404, 404, 400, 400]);
});

test("promo codes: empty, invalid, and the one that holds", async ({ page }) => {
  const cart = new CartPage(page, "de");
  await cart.open();
  await cart.applyCode("");
  await expect(page.getByText("Geben Sie einen Rabattcode ein")).toBeVisible();
  await cart.applyCode("FALSCH");
  await expect(page.getByText("Ungültiger Rabattcode")).toBeVisible();
  await cart.applyCode(" torrone10 ");
  await expect(page.getByRole("status").filter({ hasText: "10 % Rabatt" })).toBeVisible();
  await expect(cart.summary).toContainText("Rabatt mit TORRONE10");
  await expect(cart.summary).toContainText("−1,42 €");
});

test("a mangled cart cookie gives a fresh cart and a message", async ({ page, context }) => {
  const cookie = (await context.cookies()).find(({ name }) => name.endsWith("cart"));
  expect(cookie).toBeDefined();
  if (!cookie) return;
  await context.addCookies([{ ...cookie, value: `${cookie.value.slice(0, -3)}abc` }]);
  const cart = new CartPage(page, "de");
  await cart.open();
  await expect(page.getByRole("status").filter({ hasText: tCart.flash.gone })).toBeVisible();
  await expect(page.getByText(tCart.empty.title)).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("the information form says what is wrong and keeps what was typed", async ({ page }) => {
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
      await expect(checkout.field("postalCode")).toHaveAccessibleDescription(
        /können wir leider nicht liefern/,
      );
      await summary.getByRole("link").first().click();
      await expect(checkout.field("email")).toBeFocused();
      if (!javaScriptEnabled) return;
      // what is mended is told no longer, and the focus stays where one types
      await checkout.field("email").fill("anna@example.com");
      await expect(summary.getByRole("link")).toHaveCount(3);
      await expect(checkout.field("email")).toBeFocused();
    });
  });
}

test("over-long fields are refused", async ({ context }) => {
  const answer = await context.request.post(href("checkout", "de"), {
    form: { email: `${"a".repeat(300)}@example.com`, "shipping.fullName": "x".repeat(500) },
  });
  expect(answer.status()).toBe(422);
  expect(await answer.text()).toContain("Diese Angabe ist zu lang.");
});
