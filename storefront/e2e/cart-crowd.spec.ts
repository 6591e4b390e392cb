import { queueMessage } from "@su-turrone/contract/change-queue";
import { expect as expectSoon, type Page } from "@playwright/test";
import { href } from "../app/i18n/paths";
import { CartPage } from "./pages/cart-page";
import { ProductPage } from "./pages/product-page";
import { test } from "./support/faulty-shop";
import { hazelnut } from "./support/goods";
import { scripting } from "./support/languages";
import { smallHazelnut } from "./support/orders";
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

for (const { javaScriptEnabled, name: how } of scripting) {
  test.describe(`under a crowd, ${how}`, () => {
    test.use({ javaScriptEnabled });

    test("an addition waits for its turn instead of failing", async ({ page, commerce }) => {
      const product = await openProduct(page);
      commerce.addFault(firstAddition, queued(17));
      commerce.addFault(firstAddition, queued(4));
      commerce.addFault(firstAddition, { kind: "late", ms: 3_000 });
      await product.add.click();
      // without scripts there is no page while the request waits
      if (javaScriptEnabled) {
        const waiting = filled(t.flash.queuedAddition, { place: 4 });
        await expect(page.getByRole("status").filter({ hasText: waiting })).toBeVisible();
        await expect(page.getByRole("status").getByRole("link", { name: t.flash.addedLink })).toHaveCount(0);
      }
      await expect(page.getByRole("status").filter({ hasText: "liegt im Warenkorb" })).toBeVisible();
      await expectOnePack(page);
    });

    test("an addition that finds no place is refused with words, and works later", async ({
      page,
      commerce,
    }) => {
      const product = await openProduct(page);
      commerce.addFault(firstAddition, crowded);
      await product.add.click();
      await expect(page.getByRole("alert").filter({ hasText: t.errors.crowded })).toBeVisible();
      if (!javaScriptEnabled) await page.goBack();
      await product.add.click();
      await expect(page.getByRole("status").filter({ hasText: "liegt im Warenkorb" })).toBeVisible();
      await expectOnePack(page);
    });
  });
}

test("a refused form says when to try again", async ({ context, commerce }) => {
  commerce.addFault(firstAddition, crowded);
  const form = { intent: "add", variantId: await smallHazelnut(), quantity: "1" };
  const answer = await context.request.post(href("cart", "de"), { form });
  expect([answer.status(), answer.headers()["retry-after"]]).toEqual([503, "30"]);
  expect(await answer.text()).toContain(t.errors.crowded);
});
