import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { atNight } from "../../../testing/night";
import { ownProduct } from "../../../testing/own-product";
import { sql } from "./database";
import { expectNoOrder, expectOneOrder } from "./payment-invariants";
import {
  inStock,
  answerConfirmationPage,
  choosePaymentMethod,
  returnToShop,
  clearFaults,
  configureFaults,
  fingerprintOf,
  press,
  pressUntilKnown,
  providers,
  startStock,
  stripe,
  totalCents,
  type Method,
} from "./payment-tools";
import { owner, send, shopper } from "./shop";
import { beginCheckout, confirmAtPayPal, type StartedCheckout } from "./started-checkout";

const product = await ownProduct("Wechselprobe", inStock);
const { admin } = await owner();

beforeEach(clearFaults);

afterAll(clearFaults);

const setQuantity = ({ cart }: StartedCheckout, quantity: number) =>
  shopper.store.cart.updateLineItem(cart.id, cart.lines[0]?.id ?? "", { quantity });

describe("a checkout with a change between payment and order", { timeout: 60_000 }, () => {
  it("is refused if the shown total differs, with the actual total in the response", async () => {
    const checkout = await beginCheckout(product, "card");
    expect(await press(checkout.cartId, 100)).toMatchObject({
      reason: "price_changed",
      total_cents: totalCents,
    });
    await expectNoOrder(checkout);
  });

  it("authorises no money by a method that was switched off, and is ordered once that is offered again", async () => {
    const checkout = await beginCheckout(product, "card");
    const { regions } = await admin.region.list({ fields: "id" });
    const offer = (methods: Method[]) =>
      admin.region.update(regions[0]?.id ?? "", {
        payment_providers: methods.map((name) => providers[name]),
      });
    await offer(["paypal", "bank"]);
    try {
      expect(await press(checkout.cartId)).toMatchObject({ reason: "method_withdrawn" });
    } finally {
      await offer(["card", "paypal", "bank"]);
    }
    const intent = await stripe.paymentIntents.retrieve(checkout.intents[0] ?? "");
    expect([intent.status, intent.latest_charge]).toEqual(["requires_payment_method", null]);
    expect(await press(checkout.cartId)).toMatchObject({ type: "order" });
    await expectOneOrder(checkout);
  });

  it("requires a new payment if the cart changed, and cancels the old one", async () => {
    const checkout = await beginCheckout(product, "card");
    await setQuantity(checkout, 2);
    expect(await press(checkout.cartId, totalCents + 2000)).toMatchObject({ reason: "payment_missing" });
    expect((await stripe.paymentIntents.retrieve(checkout.intents[0] ?? "")).status).toBe("canceled");
  });

  it("keeps a payment that holds money, and no other, if another method is chosen", async () => {
    const checkout = await beginCheckout(product, "card");
    await stripe.paymentIntents.confirm(checkout.intents[0] ?? "", { payment_method: "pm_card_visa" });
    await expect(choosePaymentMethod(checkout.cart, "bank")).rejects.toMatchObject({ status: 400 });
    const sessions = await sql(
      `select provider_id from payment_session join cart_payment_collection using (payment_collection_id)
        where cart_id = $1 and payment_session.deleted_at is null`,
      [checkout.cartId],
    );
    expect(sessions).toEqual([{ provider_id: providers.card }]);
    expect(await press(checkout.cartId)).toMatchObject({ type: "order" });
    await expectOneOrder(checkout);
  });

  it.runIf(atNight)("can no longer be confirmed at PayPal if the cart changed before", async () => {
    const checkout = await beginCheckout(product, "paypal");
    const { url = "" } = await press(checkout.cartId);
    await setQuantity(checkout, 2);
    expect((await stripe.paymentIntents.retrieve(checkout.intents[0] ?? "")).status).toBe("canceled");
    await answerConfirmationPage(url, "approve");
    expect(await returnToShop(checkout.cartId)).toMatchObject({ reason: "payment_missing" });
    await expectNoOrder(checkout);
  });

  it("results in the confirmed order and refuses a cart change after the confirmation at PayPal", async () => {
    const checkout = await confirmAtPayPal(product);
    await expect(setQuantity(checkout, 2)).rejects.toMatchObject({ status: 400 });
    await expectOneOrder(checkout);
  });

  it.runIf(atNight)("refuses another method after the confirmation at PayPal", async () => {
    const checkout = await confirmAtPayPal(product);
    await expect(choosePaymentMethod(checkout.cart, "bank")).rejects.toMatchObject({ status: 400 });
    await expectOneOrder(checkout);
  });

  it.runIf(atNight)("keeps the payment and refuses another method if Stripe cannot cancel it", async () => {
    const checkout = await beginCheckout(product, "paypal");
    const { url = "" } = await press(checkout.cartId);
    await configureFaults([{ match: "cancel", kind: "error_500" }]);
    await expect(choosePaymentMethod(checkout.cart, "bank")).rejects.toMatchObject({ status: 500 });
    await answerConfirmationPage(url, "approve");
    expect((await returnToShop(checkout.cartId)).type).toBe("order");
    await expectOneOrder(checkout);
  });

  it("is refused from a page that shows another payment method", async () => {
    const checkout = await beginCheckout(product, "card");
    const shown = await fingerprintOf(checkout.cartId);
    await choosePaymentMethod(checkout.cart, "bank");
    expect(await press(checkout.cartId, totalCents, shown)).toMatchObject({
      reason: "cart_differs",
      changed: ["method"],
    });
    await expectNoOrder(checkout);
  });

  it.runIf(atNight)("leads to PayPal again if the button of the same page is pressed again", async () => {
    const checkout = await beginCheckout(product, "paypal");
    const shown = await fingerprintOf(checkout.cartId);
    const { url } = await press(checkout.cartId, totalCents, shown);
    expect(await press(checkout.cartId, totalCents, shown)).toMatchObject({ type: "redirect", url });
  });

  it("says that the card was declined, also when the button of the same page is pressed again", async () => {
    const checkout = await beginCheckout(product, "card", "pm_card_visa_chargeDeclined");
    const shown = await fingerprintOf(checkout.cartId);
    for (let n = 0; n < 2; n++)
      expect((await press(checkout.cartId, totalCents, shown)).reason).toBe("payment_failed");
  });

  it("names everything that has changed, with the other total", async () => {
    const checkout = await beginCheckout(product, "bank");
    const shown = await fingerprintOf(checkout.cartId);
    await setQuantity(checkout, 2);
    expect(await press(checkout.cartId, totalCents, shown)).toMatchObject({
      reason: "price_changed",
      total_cents: totalCents + 2000,
      changed: ["goods"],
    });
  });

  it("is paid only by the second card after a declined one", async () => {
    const checkout = await beginCheckout(product, "card", "pm_card_visa_chargeDeclined");
    expect((await press(checkout.cartId)).reason).toBe("payment_failed");
    const other = await choosePaymentMethod(checkout.cart, "card");
    expect((await press(checkout.cartId)).type).toBe("order");
    await expectOneOrder({ ...checkout, intents: [...checkout.intents, other ?? ""] });
  });

  it.runIf(atNight)("keeps a payment after a declined one at the same total", async () => {
    const checkout = await beginCheckout(product, "card", "pm_card_visa_chargeDeclined");
    expect((await press(checkout.cartId)).reason).toBe("payment_failed");
    const other = await choosePaymentMethod(checkout.cart, "card");
    await shopper.store.cart.update(checkout.cart.id, { email: checkout.email });
    expect((await press(checkout.cartId)).type).toBe("order");
    await expectOneOrder({ ...checkout, intents: [...checkout.intents, other ?? ""] });
  });

  it.runIf(atNight)("is paid by bank transfer after PayPal was refused", async () => {
    const checkout = await beginCheckout(product, "paypal");
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
    const checkout = await beginCheckout(product, "paypal");
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
      const checkout = await beginCheckout(product, method);
      await product.setStock(checkout.before.reserved);
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
        await product.setStock(startStock);
      }
    },
  );

  it.runIf(atNight)("is paid despite an error that Stripe caches for a day", async () => {
    const checkout = await beginCheckout(product, "card");
    await configureFaults([{ match: "confirm", kind: "error_500" }]);
    expect((await pressUntilKnown(checkout.cartId)).type).toBe("order");
    await expectOneOrder(checkout);
  });

  it("returns the same order if it is requested again", async () => {
    const checkout = await beginCheckout(product, "card");
    const first = await press(checkout.cartId);
    expect(await press(checkout.cartId)).toEqual(first);
    expect(await returnToShop(checkout.cartId)).toEqual(first);
    await expectOneOrder(checkout);
  });

  it.runIf(atNight)("returns the same order if it is asked for after a cancellation", async () => {
    const checkout = await beginCheckout(product, "bank");
    const first = await press(checkout.cartId);
    await admin.order.cancel(first.order_id ?? "");
    expect(await press(checkout.cartId)).toEqual(first);
    expect(await product.stock()).toEqual(checkout.before);
  });

  it("responds 4xx for an unknown cart, a foreign return URL and an invalid total", async () => {
    expect((await returnToShop("cart_01J0000000000000000000000A")).status).toBe(404);
    const { cartId } = await beginCheckout(product, "card");
    const foreignReturnUrl = {
      press: { shown_cents: totalCents, return_url: "https://elsewhere.example/back" },
    };
    expect((await send("POST", `/store/carts/${cartId}/finish`, foreignReturnUrl)).status).toBe(400);
    const invalidTotal = { press: { shown_cents: "x" } };
    expect((await send("POST", `/store/carts/${cartId}/finish`, invalidTotal)).status).toBe(400);
  });
});
