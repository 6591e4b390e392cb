import { href } from "../app/i18n/paths";
import { CartPage } from "./pages/cart-page";
import { Checkout } from "./pages/checkout-pages";
import { ProductPage } from "./pages/product-page";
import { ordersOf } from "./support/admin";
import { buyers, hazelnut } from "./support/goods";
import { languages } from "../app/i18n/languages";
import { linkedPages } from "./support/pages";
import { expect, test } from "./support/test";
import { words } from "./support/words";

test.use({ expectedErrors: [/Access is denied for this document/] });

/**
 * What Chromium does when its visitor blocks site data (checked with version 156): merely asking for a storage throws.
 * A file of preferences cannot set it here, because the headless shell reads none.
 */
test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    const blocked = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    for (const name of ["sessionStorage", "localStorage", "indexedDB", "caches", "cookieStore"]) {
      Object.defineProperty(window, name, { get: blocked, configurable: true });
    }
    Object.defineProperty(window, "BroadcastChannel", { value: blocked });
    Object.defineProperty(navigator, "storage", { get: blocked });
    Object.defineProperty(navigator, "locks", { get: blocked });
  });
});

for (const language of languages) {
  test(
    `with all storage blocked, the shop sells from the product page to the confirmation: ${language}`,
    { tag: language === "de" ? [] : "@night" },
    async ({ page }) => {
      const email = `blocked.${language}.${Date.now()}@example.com`;
      const product = new ProductPage(page, language);
      const cart = new CartPage(page, language);
      const checkout = new Checkout(page, language);

      await page.goto(href("products", language));
      await page.getByRole("link", { name: hazelnut[language].name }).first().click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(hazelnut[language].name);
      await product.buy("150 g", 1);
      await cart.open();
      await expect(cart.lines).toHaveCount(1);
      await cart.proceed.click();
      await checkout.giveInformation(email);
      await checkout.payByBankTransfer();
      await checkout.orderButton.click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(buyers[language].name);

      expect(await ordersOf(email)).toHaveLength(1);
    },
  );
}

test("with all storage blocked, every page a link leads to is shown", { tag: "@night" }, async ({ page }) => {
  test.setTimeout(240_000);
  const { notFound, server, offline } = words("it", "errors");
  const failed = new RegExp([notFound, server, offline].map(({ title }) => title).join("|"));
  const heading = page.getByRole("heading", { level: 1 });
  for (const path of linkedPages("it")) {
    // an error in a script takes the page away only when React starts
    await page.goto(path, { waitUntil: "networkidle" });
    await expect.soft(heading, path).toHaveText(/\S/);
    await expect.soft(heading, path).not.toHaveText(failed);
  }
});

test("a browser that blocks cookies is told in the drawer why it kept nothing", async ({ context, page }) => {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, "cookieEnabled", { get: () => false });
    Object.defineProperty(document, "cookie", {
      get: () => {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      },
    });
  });
  // the cart of a request without a cookie
  await page.route(/\/api\/cart/, (route) =>
    route.request().method() === "GET"
      ? route.fulfill({ json: { cart: null, at: Date.now() } })
      : route.continue(),
  );
  const t = words("it", "cart");
  const product = new ProductPage(page, "it");
  await product.open(hazelnut.it.slug);
  await product.add.click();
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByText(t.empty.cookies)).toBeVisible();
  await expect(drawer.getByText(t.empty.title)).toBeHidden();
  await expect(drawer.getByText(t.flash.added.split("{{name}}").at(-1) ?? "")).toBeHidden();
});

test("a browser that blocks cookies is told why its cart is empty", async ({ context, page }) => {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, "cookieEnabled", { get: () => false });
  });
  await new CartPage(page, "it").open();
  const notice = page.getByRole("alert").filter({ hasText: words("it", "cart").empty.cookies });
  await expect(notice).toBeVisible();
});
