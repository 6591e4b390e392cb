import { expect } from "vitest";
import { href } from "../../app/i18n/paths";
import { smallHazelnut } from "../../e2e/support/orders";
import { berlinInformation } from "./information";
import { test } from "./request";

// the answer to the first press may be lost behind its cookies, which no longer name a cart
test("an order button that is pressed again leads to the order it has placed", async ({ request }) => {
  const post = (path: string, form: Readonly<Record<string, string>>) =>
    request.post(path, { form, maxRedirects: 0 });
  const order = { total: "1400", payment: "bank_transfer" };
  await post("/api/cart", { intent: "add", variantId: await smallHazelnut(), quantity: "1" });
  await post(href("checkout", "de"), berlinInformation);
  await post(href("checkoutPayment", "de"), { method: "bank_transfer" });
  const placed = await post(href("checkoutConfirm", "de"), order);
  const confirmation = placed.headers()["location"];
  expect(confirmation).toMatch(/^\/checkout\/confirmation\/order_\w+$/);

  const again = await post(href("checkoutConfirm", "de"), order);
  expect(again.status()).toBe(303);
  expect(again.headers()["location"]).toBe(confirmation);
});

test("who has no cart and has placed no order is led to the empty cart", async ({ request }) => {
  const answer = await request.post(href("checkoutConfirm", "de"), {
    form: { total: "1400" },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  expect(answer.headers()["location"]).toBe(href("cart", "de"));
});
