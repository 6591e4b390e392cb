import type { APIRequestContext } from "@playwright/test";
import { href } from "../app/i18n/paths";
import { CartPage } from "./pages/cart-page";
import { hazelnut } from "./support/goods";
import { smallHazelnut } from "./support/orders";
import { expect as expectSoon, test } from "./support/test";

const expect = expectSoon.configure({ timeout: 45_000 });

const { name } = hazelnut.de;

/** Creates a cart with packs of 7.10 EUR. */
const createCart = async (request: APIRequestContext, packs: number) =>
  request.post(href("cart", "de"), {
    form: { intent: "add", variantId: await smallHazelnut(), quantity: String(packs) },
  });

test("two browsers that share a cart add up their changes", { tag: "@night" }, async ({ page, browser }) => {
  await createCart(page.request, 2);
  const firstCart = new CartPage(page, "de");
  await firstCart.open();
  const context = await browser.newContext({
    storageState: await page.context().storageState(),
    javaScriptEnabled: false,
  });
  const secondCart = new CartPage(await context.newPage(), "de");
  await secondCart.open();
  const packs = (cart: CartPage) => cart.line(name, "150 g").getByRole("spinbutton");
  await expect(packs(secondCart)).toHaveValue("2");

  await firstCart.step(firstCart.line(name, "150 g"), "more").click();
  await expect(firstCart.summary).toContainText("21,30 €");
  await secondCart.step(secondCart.line(name, "150 g"), "more").click();
  await expect(packs(secondCart)).toHaveValue("4");
  // a typed quantity is absolute
  await secondCart.setQuantity(secondCart.line(name, "150 g"), "6");
  await expect(packs(secondCart)).toHaveValue("6");
  await firstCart.step(firstCart.line(name, "150 g"), "less").click();
  await expect(packs(firstCart)).toHaveValue("5");
  await context.close();
});
