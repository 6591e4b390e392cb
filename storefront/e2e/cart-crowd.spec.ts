import { queueMessage } from "@su-turrone/contract/change-queue";
import { expect as expectSoon, type Page } from "@playwright/test";
import { CartPage } from "./pages/cart-page";
import { ProductPage } from "./pages/product-page";
import { test } from "./support/faulty-shop";
import { hazelnut } from "./support/goods";
import { filled, words } from "./support/words";

// requests take long on a busy machine
const expect = expectSoon.configure({ timeout: 45_000 });
test.describe.configure({ timeout: 240_000 });

const t = words("de", "cart");
const firstAddition = /^POST \/store\/filled-carts/;

const queued = (place: number) => ({
  kind: "status" as const,
  status: 503,
  message: queueMessage({ place, since: Date.now() }),
});
const crowded = { kind: "status" as const, status: 503, message: queueMessage("crowded") };

async function openProduct(page: Page): Promise<ProductPage> {
  const product = new ProductPage(page, "de");
  await product.open(hazelnut.de.slug);
  await product.weight("150 g").check();
  return product;
}

async function expectOnePack(page: Page): Promise<void> {
  const cart = new CartPage(page, "de");
  await cart.open();
  await expect(cart.line(hazelnut.de.name, "150 g").getByRole("spinbutton")).toHaveValue("1");
}

test("an addition waits for its turn instead of failing", { tag: "@night" }, async ({ page, commerce }) => {
  const product = await openProduct(page);
  commerce.addFault(firstAddition, queued(17));
  commerce.addFault(firstAddition, queued(4));
  commerce.addFault(firstAddition, { kind: "late", ms: 3_000 });
  await product.add.click();
  const waiting = filled(t.flash.queuedAddition, { place: 4 });
  await expect(page.getByRole("status").filter({ hasText: waiting })).toBeVisible();
  await expect(page.getByRole("status").getByRole("link", { name: t.flash.addedLink })).toHaveCount(0);
  await expect(page.getByRole("status").filter({ hasText: "liegt im Warenkorb" })).toBeVisible();
  await expectOnePack(page);
});

test(
  "an addition that finds no place is refused with words, and works later",
  { tag: "@night" },
  async ({ page, commerce }) => {
    const product = await openProduct(page);
    commerce.addFault(firstAddition, crowded);
    await product.add.click();
    await expect(page.getByRole("alert").filter({ hasText: t.errors.crowded })).toBeVisible();
    await product.add.click();
    await expect(page.getByRole("status").filter({ hasText: "liegt im Warenkorb" })).toBeVisible();
    await expectOnePack(page);
  },
);
