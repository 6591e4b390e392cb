import { queueMessage } from "@su-turrone/contract/change-queue";
import type { Page } from "@playwright/test";
import { href } from "../app/i18n/paths";
import { CartPage } from "./pages/cart-page";
import { ProductPage } from "./pages/product-page";
import { openCommerceProxy, type CommerceProxy } from "./support/commerce-proxy";
import { hazelnut } from "./support/goods";
import { openStorefront } from "../../testing/own-storefront";
import { expect as expectSoon, test as base } from "./support/test";
import { filled, words } from "./support/words";

/** A separate storefront, and the commerce behind it that can be made to fail. */
interface FaultyShop {
  url: string;
  commerce: CommerceProxy;
}

/** A test with a separate storefront whose commerce can be made to fail; `baseURL` is that storefront. */
const test = base.extend<{ commerce: CommerceProxy }, { faultyShop: FaultyShop }>({
  faultyShop: [
    async ({ browserName: _ }, use) => {
      const commerce = await openCommerceProxy();
      const shop = await openStorefront({ COMMERCE_URL: commerce.url });
      await use({ url: shop.url, commerce });
      shop.close();
      await commerce.close();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  baseURL: async ({ faultyShop }, use) => use(faultyShop.url),
  commerce: async ({ faultyShop }, use) => {
    await use(faultyShop.commerce);
    faultyShop.commerce.clearFaults();
  },
});

// requests take long on a busy machine
const expect = expectSoon.configure({ timeout: 45_000 });
test.describe.configure({ timeout: 240_000 });

const t = words("de", "cart");
const { name } = hazelnut.de;
const firstAddition = /^POST \/store\/filled-carts/;
const cartChange = /^POST \/store\/carts\/[^/]+\/changes/;

const refused = (state: Parameters<typeof queueMessage>[0]) =>
  ({ kind: "status", status: 503, message: queueMessage(state) }) as const;

async function openProduct(page: Page): Promise<ProductPage> {
  const product = new ProductPage(page, "de");
  await product.open(hazelnut.de.slug);
  await product.weight("150 g").check();
  return product;
}

async function productWithCart(page: Page): Promise<ProductPage> {
  const product = await openProduct(page);
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

test.describe("at night", { tag: "@night" }, () => {
  test("a lost connection while adding shows an error, and the next attempt works", async ({ page }) => {
    const product = await productWithCart(page);
    await page.route("**/api/cart", (route) => route.abort("internetdisconnected"), { times: 1 });
    await product.add.click();
    await expect(page.getByRole("alert").filter({ hasText: t.errors.unavailable })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await product.add.click();
    await expect(page.getByRole("dialog").getByRole("spinbutton")).toHaveValue("3");
  });

  test("the first product is in the cart even if the page is left before", async ({ page, commerce }) => {
    const product = await openProduct(page);
    commerce.addFault(firstAddition, { kind: "late", ms: 3_000 });
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

  test("the checkout includes a product that is still being added", async ({ page, commerce }) => {
    const product = await productWithCart(page);
    commerce.addFault(cartChange, { kind: "late", ms: 2_000 });
    const sent = page.waitForRequest("**/api/cart");
    await product.add.click();
    await sent;
    await page.goto(href("checkout", "de"));
    await expect(page.getByText("21,30 €").filter({ visible: true }).first()).toBeVisible();
  });

  test("the total is shown as pending until it has been recalculated", async ({ page, commerce }) => {
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

  test("an addition waits for its turn instead of failing", async ({ page, commerce }) => {
    const product = await openProduct(page);
    commerce.addFault(firstAddition, refused({ place: 17, since: Date.now() }));
    commerce.addFault(firstAddition, refused({ place: 4, since: Date.now() }));
    commerce.addFault(firstAddition, { kind: "late", ms: 3_000 });
    await product.add.click();
    const waiting = filled(t.flash.queuedAddition, { place: 4 });
    await expect(page.getByRole("status").filter({ hasText: waiting })).toBeVisible();
    await expect(page.getByRole("status").getByRole("link", { name: t.flash.addedLink })).toHaveCount(0);
    await expect(page.getByRole("status").filter({ hasText: "liegt im Warenkorb" })).toBeVisible();
    await expectPacks(page, "1");
  });

  test("an addition that finds no place is refused in words and works later", async ({ page, commerce }) => {
    const product = await openProduct(page);
    commerce.addFault(firstAddition, refused("crowded"));
    await product.add.click();
    await expect(page.getByRole("alert").filter({ hasText: t.errors.crowded })).toBeVisible();
    await product.add.click();
    await expect(page.getByRole("status").filter({ hasText: "liegt im Warenkorb" })).toBeVisible();
    await expectPacks(page, "1");
  });
});
