import { request as playwright } from "@playwright/test";
import { expect, vi } from "vitest";
import { href } from "../../app/i18n/paths";
import german from "../../app/i18n/messages/de/cart.json";
import { env } from "../../e2e/support/env";
import { smallHazelnut } from "../../e2e/support/orders";
import { berlinInformation } from "./information";
import { orderFields } from "./page-forms";
import { test } from "./request";

// an order is placed, which takes long on a busy machine
vi.setConfig({ testTimeout: 120_000 });

test("a shared cart link opens the cart and expires once the order is placed", async ({ request }) => {
  const post = (path: string, form: Readonly<Record<string, string>>) =>
    request.post(path, { form, maxRedirects: 0 });
  await post("/api/cart", { intent: "add", variantId: await smallHazelnut(), quantity: "1" });
  const page = await (await request.get(href("cart", "de"))).text();
  const link = new RegExp(`${href("cartContinue", "de")}\\?key=[\\w.~-]+`).exec(page)?.[0] ?? "";
  expect(link).not.toBe("");

  const elsewhere = await playwright.newContext({ baseURL: env.SHOP_URL });
  try {
    /** Response to the other browser after its order request. */
    const follow = async (): Promise<string> => {
      const pressed = await elsewhere.post(link, { form: {}, maxRedirects: 0 });
      expect([pressed.status(), pressed.headers()["location"]]).toEqual([303, href("cart", "de")]);
      return (await elsewhere.get(href("cart", "de"))).text();
    };
    expect((await follow()).includes(german.flash.continued)).toBe(true);

    await post(href("checkout", "de"), berlinInformation);
    await post(href("checkoutPayment", "de"), { method: "bank_transfer" });
    const placed = await post(href("checkoutConfirm", "de"), await orderFields(request));
    const order = placed.headers()["location"] ?? "";
    expect(order).toMatch(/^\/checkout\/confirmation\/order_\w+$/);

    const pageText = await follow();
    expect(pageText.includes(german.flash.linkExpired)).toBe(true);
    for (const own of [berlinInformation["email"] ?? "", "Deledda", "Hauptstraße 1"])
      expect(pageText.includes(own)).toBe(false);
    expect((await elsewhere.get(order, { maxRedirects: 0 })).status()).toBe(404);
  } finally {
    await elsewhere.dispose();
  }
});
