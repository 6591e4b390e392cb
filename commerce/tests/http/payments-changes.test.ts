import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sql } from "./database";
import { expectNoOrder, expectOneOrder, type EndedCase } from "./payment-invariants";
import {
  answerConfirmationPage,
  cartOf,
  choosePaymentMethod,
  returnToShop,
  clearFaults,
  noWebhook,
  configureFaults,
  press,
  pressUntilKnown,
  providers,
  setStock,
  startStock,
  stockedProduct,
  stockOf,
  stripe,
  totalCents,
  type Method,
  type StockedProduct,
  unpublish,
} from "./payment-tools";
import { address, owner, region, send, shopper } from "./shop";

let product: StockedProduct;
let number = 0;
const { admin } = await owner();

beforeAll(async () => {
  product = await stockedProduct("Wechselprobe");
});

beforeEach(clearFaults);

afterAll(async () => {
  await clearFaults();
  await unpublish(product);
});

type StartedCheckout = EndedCase & { cart: Awaited<ReturnType<typeof cartOf>> };

/** A cart with a payment method chosen; its outcome is checked by the invariants. */
async function beginCheckout(method: Method, card?: string): Promise<StartedCheckout> {
  const email = `change-${++number}-${Date.now()}@example.com`;
  const before = await stockOf(product);
  const cart = await cartOf(product, email);
  const intent = await choosePaymentMethod(cart, method, card);
  return { email, cartId: cart.id, cart, product, before, intents: intent === null ? [] : [intent] };
}

const setQuantity = ({ cart }: StartedCheckout, quantity: number) =>
  shopper.store.cart.updateLineItem(cart.id, cart.lines[0]?.id ?? "", { quantity });

const setPrice = (amount: number) =>
  admin.product.updateVariant(product.id, product.variantId, {
    prices: [{ currency_code: "eur", amount }],
  });

describe("a checkout with a change between payment and order", { timeout: 60_000 }, () => {
  it("is refused if the shown total differs, with the actual total in the response", async () => {
    const checkout = await beginCheckout("card");
    expect(await press(checkout.cartId, 100)).toMatchObject({
      reason: "price_changed",
      total_cents: totalCents,
    });
    await expectNoOrder(checkout);
  });

  it("requires a new payment if the cart changed, and cancels the old one", async () => {
    const checkout = await beginCheckout("card");
    await setQuantity(checkout, 2);
    expect(await press(checkout.cartId, totalCents + 2000)).toMatchObject({ reason: "payment_missing" });
    expect((await stripe.paymentIntents.retrieve(checkout.intents[0] ?? "")).status).toBe("canceled");
  });

  it("can no longer be confirmed at PayPal if the cart changed before", async () => {
    const checkout = await beginCheckout("paypal");
    const { url = "" } = await press(checkout.cartId);
    await setQuantity(checkout, 2);
    expect((await stripe.paymentIntents.retrieve(checkout.intents[0] ?? "")).status).toBe("canceled");
    await answerConfirmationPage(url, "approve");
    expect(await returnToShop(checkout.cartId)).toMatchObject({ reason: "payment_missing" });
    await expectNoOrder(checkout);
  });

  it("results in the confirmed order and refuses a cart change after the confirmation at PayPal", async () => {
    const checkout = await beginCheckout("paypal");
    const { url = "" } = await press(checkout.cartId);
    await configureFaults([noWebhook]);
    await answerConfirmationPage(url, "approve");
    await expect(setQuantity(checkout, 2)).rejects.toMatchObject({ status: 400 });
    await expectOneOrder(checkout);
  });

  it("results in the confirmed order and refuses another payment method after the confirmation at PayPal", async () => {
    const checkout = await beginCheckout("paypal");
    const { url = "" } = await press(checkout.cartId);
    await configureFaults([noWebhook]);
    await answerConfirmationPage(url, "approve");
    await expect(choosePaymentMethod(checkout.cart, "bank")).rejects.toMatchObject({ status: 400 });
    await expectOneOrder(checkout);
  });

  it("keeps the payment and refuses another method if Stripe cannot cancel it", async () => {
    const checkout = await beginCheckout("paypal");
    const { url = "" } = await press(checkout.cartId);
    await configureFaults([{ match: "cancel", kind: "error_500" }]);
    await expect(choosePaymentMethod(checkout.cart, "bank")).rejects.toMatchObject({ status: 500 });
    await answerConfirmationPage(url, "approve");
    expect((await returnToShop(checkout.cartId)).type).toBe("order");
    await expectOneOrder(checkout);
  });

  it("is refused from a page that shows another payment method", async () => {
    const checkout = await beginCheckout("card");
    await choosePaymentMethod(checkout.cart, "bank");
    expect(await press(checkout.cartId, totalCents, providers.card)).toMatchObject({
      reason: "payment_changed",
    });
    await expectNoOrder(checkout);
  });

  it("is paid only by the second card after a declined one", async () => {
    const checkout = await beginCheckout("card", "pm_card_visa_chargeDeclined");
    expect((await press(checkout.cartId)).reason).toBe("payment_failed");
    const other = await choosePaymentMethod(checkout.cart, "card");
    expect((await press(checkout.cartId)).type).toBe("order");
    await expectOneOrder({ ...checkout, intents: [...checkout.intents, other ?? ""] });
  });

  it("keeps a payment chosen after a declined one if a cart change does not affect the total", async () => {
    const checkout = await beginCheckout("card", "pm_card_visa_chargeDeclined");
    expect((await press(checkout.cartId)).reason).toBe("payment_failed");
    const other = await choosePaymentMethod(checkout.cart, "card");
    await shopper.store.cart.update(checkout.cart.id, { email: checkout.email });
    expect((await press(checkout.cartId)).type).toBe("order");
    await expectOneOrder({ ...checkout, intents: [...checkout.intents, other ?? ""] });
  });

  it("is paid by bank transfer after PayPal was refused", async () => {
    const checkout = await beginCheckout("paypal");
    const { url = "" } = await press(checkout.cartId);
    await answerConfirmationPage(url, "refuse");
    expect((await returnToShop(checkout.cartId)).reason).toBe("payment_failed");
    expect(await choosePaymentMethod(checkout.cart, "bank")).toBeNull();
    expect((await press(checkout.cartId)).type).toBe("order");
    expect(await stripe.paymentIntents.retrieve(checkout.intents[0] ?? "")).toMatchObject({
      status: "canceled",
    });
    await expectOneOrder({ ...checkout, intents: [] });
  });

  it("is paid only by bank transfer if that is chosen while PayPal is confirmed in another tab", async () => {
    const checkout = await beginCheckout("paypal");
    const { url = "" } = await press(checkout.cartId);
    await choosePaymentMethod(checkout.cart, "bank");
    await answerConfirmationPage(url, "approve");
    expect((await press(checkout.cartId)).type).toBe("order");
    await expectOneOrder({ ...checkout, intents: [] });
    expect(await stripe.paymentIntents.retrieve(checkout.intents[0] ?? "")).toMatchObject({
      amount_received: 0,
      amount_capturable: 0,
    });
  });

  it.each(["card", "paypal"] as const)(
    "does not keep the payment if the goods sold out before the order (%s)",
    async (method) => {
      const checkout = await beginCheckout(method);
      await setStock(product, checkout.before.reserved);
      try {
        const pressed = await press(checkout.cartId);
        if (pressed.url) await answerConfirmationPage(pressed.url, "approve");
        const last = pressed.url ? await returnToShop(checkout.cartId) : pressed;
        // if the webhook came first, there is no payment left
        expect(["not_enough_stock", "payment_missing"]).toContain(last.reason);
        await expectNoOrder({
          ...checkout,
          before: { ...checkout.before, stocked: checkout.before.reserved },
        });
      } finally {
        await setStock(product, startStock);
      }
    },
  );

  it("is paid despite an error that Stripe caches for a day", async () => {
    const checkout = await beginCheckout("card");
    await configureFaults([{ match: "confirm", kind: "error_500" }]);
    expect((await pressUntilKnown(checkout.cartId)).type).toBe("order");
    await expectOneOrder(checkout);
  });

  it("returns the same order if it is requested again", async () => {
    const checkout = await beginCheckout("card");
    const first = await press(checkout.cartId);
    expect(await press(checkout.cartId)).toEqual(first);
    expect(await returnToShop(checkout.cartId)).toEqual(first);
    await expectOneOrder(checkout);
  });

  it("returns the same order, and creates no other, if it is requested again after a cancellation", async () => {
    const checkout = await beginCheckout("bank");
    const first = await press(checkout.cartId);
    await admin.order.cancel(first.order_id ?? "");
    expect(await press(checkout.cartId)).toEqual(first);
    expect(await stockOf(product)).toEqual(checkout.before);
  });

  it("responds 4xx for an unknown cart, a foreign return URL and an invalid total", async () => {
    expect((await returnToShop("cart_01J0000000000000000000000A")).status).toBe(404);
    const { cartId } = await beginCheckout("card");
    const foreignReturnUrl = {
      press: { shown_cents: totalCents, return_url: "https://elsewhere.example/back" },
    };
    expect((await send("POST", `/store/carts/${cartId}/finish`, foreignReturnUrl)).status).toBe(400);
    const invalidTotal = { press: { shown_cents: "x" } };
    expect((await send("POST", `/store/carts/${cartId}/finish`, invalidTotal)).status).toBe(400);
  });
});

describe("a cart that must not become an order unchanged", { timeout: 60_000 }, () => {
  const changes: [string, () => Promise<unknown>, () => Promise<unknown>][] = [
    ["more expensive by now", () => setPrice(21), () => setPrice(20)],
    ["cheaper by now", () => setPrice(19), () => setPrice(20)],
    [
      "no longer for sale",
      () => admin.product.update(product.id, { status: "draft" }),
      () => admin.product.update(product.id, { status: "published" }),
    ],
  ];

  it.each(
    changes.flatMap(([name, change, back]) =>
      (["card", "bank"] as const).map((method) => ({ name, change, back, method })),
    ),
  )(
    "is refused if it is $name ($method), without an order or a payment",
    async ({ change, back, method }) => {
      const checkout = await beginCheckout(method);
      await change();
      try {
        expect(await press(checkout.cartId)).toMatchObject({ type: "refused", reason: "cart_changed" });
        await expectNoOrder(checkout);
      } finally {
        await back();
      }
    },
  );

  it("is refused if its price changed during the PayPal confirmation, and the payment is released", async () => {
    const checkout = await beginCheckout("paypal");
    const { url = "" } = await press(checkout.cartId);
    await configureFaults([noWebhook]);
    await answerConfirmationPage(url, "approve");
    await setPrice(25);
    try {
      expect(await returnToShop(checkout.cartId)).toMatchObject({ reason: "cart_changed" });
      await expectNoOrder(checkout);
    } finally {
      await setPrice(20);
    }
  });

  it("is also refused by Medusa's own completion route", async () => {
    const checkout = await beginCheckout("bank");
    await setPrice(21);
    try {
      const answer = await send("POST", `/store/carts/${checkout.cartId}/complete`);
      expect(answer).toMatchObject({
        status: 400,
        body: { message: "The price of a product in the cart has changed" },
      });
    } finally {
      await setPrice(20);
    }
  });

  it("is refused with an address outside the VAT area", async () => {
    const { cart } = await beginCheckout("bank");
    for (const [country_code, postal_code] of [
      ["de", "27498"],
      ["de", "D-78266"],
      ["it", "23041"],
      ["es", "35001"],
      ["fr", "97110"],
      ["gb", "JE2 3AB"],
    ] as const) {
      const body = { shipping_address: { ...address(country_code), postal_code } };
      const refusal = { status: 400, body: { message: "The shop does not deliver to this address" } };
      expect(await send("POST", `/store/carts/${cart.id}`, body)).toMatchObject(refusal);
      expect(await send("POST", "/store/carts", { region_id: (await region()).id, ...body })).toMatchObject(
        refusal,
      );
    }
  });

  it("is not ordered if such an address was stored nevertheless", async () => {
    const checkout = await beginCheckout("card");
    await sql(
      "update cart_address set postal_code = '27498' where id = (select shipping_address_id from cart where id = $1)",
      [checkout.cartId],
    );
    expect(await press(checkout.cartId)).toMatchObject({ reason: "cart_changed" });
    await expectNoOrder(checkout);
  });
});
