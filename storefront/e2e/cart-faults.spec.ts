import { expect as expectSoon, type Page } from "@playwright/test";
import { href } from "../app/i18n/paths";
import { CartPage } from "./pages/cart-page";
import { ProductPage } from "./pages/product-page";
import { test } from "./support/faulty-shop";
import { hazelnut } from "./support/goods";
import { scripting } from "./support/languages";
import { words } from "./support/words";

// requests take long on a busy machine
const expect = expectSoon.configure({ timeout: 45_000 });
test.describe.configure({ timeout: 240_000 });

const t = words("de", "cart");
const { name } = hazelnut.de;
const cartChange = /^POST \/store\/carts\/[^/]+\/changes/;

async function productWithCart(page: Page): Promise<ProductPage> {
  const product = new ProductPage(page, "de");
  await product.open(hazelnut.de.slug);
  await product.buy("150 g", 1);
  await product.weight("150 g").check();
  await product.quantity.fill("2");
  return product;
}

async function expectPacks(page: Page, packs: string): Promise<void> {
  const cart = new CartPage(page, "de");
  await cart.open();
  await expect(cart.line(name, "150 g").getByRole("spinbutton")).toHaveValue(packs);
}

for (const { javaScriptEnabled, name: how } of scripting) {
  test.describe(how, () => {
    test.use({ javaScriptEnabled });

    test("commerce answers after three seconds: two clicks are one wish", async ({ page, commerce }) => {
      const product = await productWithCart(page);
      commerce.addFault(cartChange, { kind: "late", ms: 3_000 });
      await product.add.dblclick({ timeout: 60_000 });
      await expect(page.getByRole("status").filter({ hasText: "liegt im Warenkorb" })).toBeVisible();
      await expectPacks(page, "3");
    });

    test("commerce fails once: it is said, and the next try counts", async ({ page, commerce }) => {
      const product = await productWithCart(page);
      commerce.addFault(cartChange, { kind: "status", status: 500 });
      await product.add.click();
      await expect(page.getByRole("alert").filter({ hasText: t.errors.unavailable })).toBeVisible();
      if (!javaScriptEnabled) await page.goBack();
      await product.quantity.fill("2");
      await product.add.click();
      await expect(page.getByRole("status").filter({ hasText: "liegt im Warenkorb" })).toBeVisible();
      await expectPacks(page, "3");
    });

    test("the answer is lost after commerce has acted: it counts once", async ({ page, commerce }) => {
      const product = await productWithCart(page);
      commerce.addFault(cartChange, { kind: "lost", when: "after" });
      await product.add.click();
      await expect(page.getByRole("status").filter({ hasText: "liegt im Warenkorb" })).toBeVisible();
      await expectPacks(page, "3");
    });

    test("commerce is away for longer: tried again, it counts once", async ({ page, commerce }) => {
      const product = await productWithCart(page);
      commerce.addFault(cartChange, { kind: "lost", when: "after" });
      // the storefront can neither retry nor check the outcome
      commerce.addFault(cartChange, { kind: "status", status: 503 });
      commerce.addFault(/^GET \/store\/carts\/[^/]+\/view/, { kind: "status", status: 503 }, 1);
      await product.add.click();
      await expect(page.getByRole("alert").filter({ hasText: t.errors.unavailable })).toBeVisible();
      commerce.clearFaults();
      if (!javaScriptEnabled) await page.goBack();
      await product.quantity.fill("2");
      await product.add.click();
      await expect(page.getByRole("status").filter({ hasText: "liegt im Warenkorb" })).toBeVisible();
      await expectPacks(page, "3");
    });
  });
}

test("the line to the shop is cut while adding: the page says so and works again", async ({ page }) => {
  const product = await productWithCart(page);
  await page.route("**/api/cart", (route) => route.abort("internetdisconnected"), { times: 1 });
  await product.add.click();
  await expect(page.getByRole("alert").filter({ hasText: t.errors.unavailable })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await product.add.click();
  await expect(page.getByRole("dialog").getByRole("spinbutton")).toHaveValue("3");
});

test("who leaves the page before the first pack is in the cart finds it there", async ({
  page,
  commerce,
}) => {
  const product = new ProductPage(page, "de");
  await product.open(hazelnut.de.slug);
  await product.weight("150 g").check();
  commerce.addFault(/^POST \/store\/filled-carts/, { kind: "late", ms: 3_000 });
  const sent = page.waitForRequest("**/api/cart");
  await product.add.click();
  await sent;
  await page.goto(href("checkout", "de"));
  const cart = new CartPage(page, "de");
  await expect(cart.said("liegt im Warenkorb")).toBeVisible();
  await expect(cart.line(name, "150 g").getByRole("spinbutton")).toHaveValue("1");
  await page.reload();
  await expect(cart.line(name, "150 g").getByRole("spinbutton")).toHaveValue("1");
});

test("who goes to the checkout while a pack is being added sees it there", async ({ page, commerce }) => {
  const product = await productWithCart(page);
  commerce.addFault(cartChange, { kind: "late", ms: 2_000 });
  const sent = page.waitForRequest("**/api/cart");
  await product.add.click();
  await sent;
  await page.goto(href("checkout", "de"));
  await expect(page.getByText("21,30 €").filter({ visible: true }).first()).toBeVisible();
});

test("a refused number goes back to what it was, with a message", async ({ page, commerce }) => {
  const cart = new CartPage(page, "de");
  await productWithCart(page);
  await cart.open();
  const line = cart.line(name, "150 g");
  commerce.addFault(cartChange, { kind: "status", status: 500 });
  await cart.step(line, "more").click();
  await expect(line.getByRole("spinbutton")).toHaveValue("2");
  await expect(line.getByRole("alert").filter({ hasText: t.errors.unavailable })).toBeVisible();
  await expect(line.getByRole("spinbutton")).toHaveValue("1");
});

test("while the total is being asked it is shown as pending", async ({ page, commerce }) => {
  const cart = new CartPage(page, "de");
  await productWithCart(page);
  await cart.open();
  commerce.addFault(cartChange, { kind: "late", ms: 3_000 });
  await cart.step(cart.line(name, "150 g"), "more").click();
  const totals = cart.summary.locator("dl");
  await expect(totals).toHaveAttribute("aria-busy", "true");
  await expect(totals).toContainText(t.summary.pending);
  // the checkout only opens with the chosen quantities
  await cart.proceed.click();
  await expect(page).toHaveURL(new RegExp(`${href("checkout", "de")}$`));
  await expect(page.getByText("14,20 €").filter({ visible: true }).first()).toBeVisible();
});

test("ten wrong codes end the guessing in one cart, and in no other", async ({ page, context }) => {
  const post = (code: string) =>
    context.request.post(href("cart", "de"), { form: { intent: "apply-promo", code } });
  await productWithCart(page);
  for (let n = 0; n < 10; n++) expect((await post(`RATEN${n}`)).status()).toBe(422);
  const answer = await post("TORRONE10");
  expect(answer.status()).toBe(429);
  expect(await answer.text()).toContain(t.errors.code_too_often);
  await context.clearCookies();
  await productWithCart(page);
  expect((await post("TORRONE10")).status()).toBe(200);
});
