import { afterAll, describe, expect, it } from "vitest";
import { atNight } from "../../../testing/night";
import { ownProduct } from "../../../testing/own-product";
import { waitForMail } from "./mails";
import { inStock, choosePaymentMethod, ordersOf, press, stripe, type Method } from "./payment-tools";
import { cartWith, owner, send, addShippingMethod, shopper } from "./shop";
import { createPromotion, percentOff } from "../../../testing/past-pages";

const sdk = await owner();
const { admin } = sdk;
const promotions: string[] = [];
const product = await ownProduct("Geschenkprobe", inStock);

afterAll(async () => {
  for (const id of promotions) await admin.promotion.delete(id);
});

/** A code with a percentage off all goods; with 100 they are free. */
async function code(percent: number): Promise<string> {
  const name = `FREI${percent}-${Date.now()}`.replace(".", "-");
  const id = await createPromotion({
    code: name,
    application_method: percentOff(percent),
  });
  promotions.push(id);
  return name;
}

/** Three packs for 60 euros, so that shipping is free, less a discount. */
async function reduced(percent: number) {
  const email = `free-${Date.now()}@example.com`;
  const { id } = await cartWith([{ variant_id: product.variantId, quantity: 3 }]);
  await shopper.store.cart.update(id, { email });
  await addShippingMethod(id);
  const { status } = await send("POST", `/store/carts/${id}/changes`, {
    type: "apply_code",
    code: await code(percent),
  });
  expect(status).toBe(200);
  const { cart } = await shopper.store.cart.retrieve(id);
  return { email, cart };
}

const began = () => Math.floor(Date.now() / 1000);
const intentsSince = async (since: number): Promise<number> =>
  (await stripe.paymentIntents.list({ created: { gte: since }, limit: 100 })).data.length;

describe("a free order", { timeout: 90_000 }, () => {
  it.each<Method | "nothing">(atNight ? ["card", "paypal", "bank", "nothing"] : ["card", "nothing"])(
    "is created without a payment, with the payment method %s",
    async (method) => {
      const since = began();
      const known = await intentsSince(since);
      const before = await product.stock();
      const { email, cart } = await reduced(100);
      expect(Math.round(cart.total * 100)).toBe(0);
      if (method !== "nothing") await choosePaymentMethod(cart, method);
      const answers = await Promise.all([press(cart.id, 0), press(cart.id, 0)]);
      expect(answers[0]).toMatchObject({ status: 200, type: "order" });
      expect(answers[1]).toEqual(answers[0]);
      expect((await intentsSince(since)) - known).toBe(0);
      const orders = await ordersOf(email);
      expect(orders.map((order) => [order.id, order.payment_status])).toEqual([
        [answers[0].order_id, "captured"],
      ]);
      expect((await product.stock()).reserved).toBe(before.reserved + 3);
      const mail = await waitForMail(email, "order-received");
      expect(mail.text).toMatch(/Gesamtbetrag\s+0,00/);
      expect(mail.text).not.toContain("Zahlbar bis");
    },
  );

  it("is refused if the page showed a price", async () => {
    const { email, cart } = await reduced(100);
    expect(await press(cart.id, 6000)).toMatchObject({ reason: "price_changed", total_cents: 0 });
    expect(await ordersOf(email)).toEqual([]);
  });
});

describe("an order below Stripe's minimum amount", { timeout: 60_000 }, () => {
  // 60 euros less 99.5 per cent is 30 cents
  it.each(atNight ? (["card", "paypal"] as const) : ["card" as const])(
    "is refused by %s before Stripe is called",
    async (method) => {
      const { cart } = await reduced(99.5);
      expect(Math.round(cart.total * 100)).toBe(30);
      await expect(choosePaymentMethod(cart, method)).rejects.toMatchObject({
        status: 400,
        message: "The amount is too small for this payment method",
      });
    },
  );

  it("can be paid by transfer", async () => {
    const { email, cart } = await reduced(99.5);
    await choosePaymentMethod(cart, "bank");
    expect((await press(cart.id, 30)).type).toBe("order");
    expect(await ordersOf(email)).toHaveLength(1);
  });
});
