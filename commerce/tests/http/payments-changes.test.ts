import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sql } from "./database";
import { expectNoOrder, expectOneOrder, type EndedCase } from "./payment-invariants";
import {
  answerAt,
  cartOf,
  choose,
  comeBack,
  forgetFaults,
  noWebhook,
  orderFaults,
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
  withdraw,
} from "./payment-tools";
import { address, owner, region, send, shopper } from "./shop";

let product: StockedProduct;
let number = 0;
const { admin } = await owner();

beforeAll(async () => {
  product = await stockedProduct("Wechselprobe");
});

beforeEach(forgetFaults);

afterAll(async () => {
  await forgetFaults();
  await withdraw(product);
});

type Begun = EndedCase & { cart: Awaited<ReturnType<typeof cartOf>> };

/** A cart with a payment method chosen; its outcome is checked by the invariants. */
async function begin(method: Method, card?: string): Promise<Begun> {
  const email = `change-${++number}-${Date.now()}@example.com`;
  const before = await stockOf(product);
  const cart = await cartOf(product, email);
  const intent = await choose(cart, method, card);
  return { email, cartId: cart.id, cart, product, before, intents: intent === null ? [] : [intent] };
}

const setQuantity = ({ cart }: Begun, quantity: number) =>
  shopper.store.cart.updateLineItem(cart.id, cart.lines[0]?.id ?? "", { quantity });

const setPrice = (amount: number) =>
  admin.product.updateVariant(product.id, product.variantId, {
    prices: [{ currency_code: "eur", amount }],
  });

describe("what changes between paying and ordering", { timeout: 60_000 }, () => {
  it("a total that was not the one shown orders nothing and says the new one", async () => {
    const begun = await begin("card");
    expect(await press(begun.cartId, 100)).toMatchObject({
      reason: "price_changed",
      total_cents: totalCents,
    });
    await expectNoOrder(begun);
  });

  it("a changed cart needs a new payment, and the old one is let go", async () => {
    const begun = await begin("card");
    await setQuantity(begun, 2);
    expect(await press(begun.cartId, totalCents + 2000)).toMatchObject({ reason: "payment_missing" });
    expect((await stripe.paymentIntents.retrieve(begun.intents[0] ?? "")).status).toBe("canceled");
  });

  it("a cart changed while PayPal waits: nothing can be confirmed there any more", async () => {
    const begun = await begin("paypal");
    const { url = "" } = await press(begun.cartId);
    await setQuantity(begun, 2);
    expect((await stripe.paymentIntents.retrieve(begun.intents[0] ?? "")).status).toBe("canceled");
    await answerAt(url, "approve");
    expect(await comeBack(begun.cartId)).toMatchObject({ reason: "payment_missing" });
    await expectNoOrder(begun);
  });

  it("a cart changed after PayPal was confirmed is the order it was confirmed for", async () => {
    const begun = await begin("paypal");
    const { url = "" } = await press(begun.cartId);
    await orderFaults([noWebhook]);
    await answerAt(url, "approve");
    await expect(setQuantity(begun, 2)).rejects.toMatchObject({ status: 400 });
    await expectOneOrder(begun);
  });

  it("another way to pay after PayPal was confirmed is refused: it is the order already", async () => {
    const begun = await begin("paypal");
    const { url = "" } = await press(begun.cartId);
    await orderFaults([noWebhook]);
    await answerAt(url, "approve");
    await expect(choose(begun.cart, "bank")).rejects.toMatchObject({ status: 400 });
    await expectOneOrder(begun);
  });

  it("a payment that cannot be cancelled at Stripe is kept, and the cart as it is", async () => {
    const begun = await begin("paypal");
    const { url = "" } = await press(begun.cartId);
    await orderFaults([{ match: "cancel", kind: "error_500" }]);
    await expect(choose(begun.cart, "bank")).rejects.toMatchObject({ status: 500 });
    await answerAt(url, "approve");
    expect((await comeBack(begun.cartId)).type).toBe("order");
    await expectOneOrder(begun);
  });

  it("a press on a page that shows another way to pay orders nothing", async () => {
    const begun = await begin("card");
    await choose(begun.cart, "bank");
    expect(await press(begun.cartId, totalCents, providers.card)).toMatchObject({
      reason: "payment_changed",
    });
    await expectNoOrder(begun);
  });

  it("another card after a declined one pays, and only it", async () => {
    const begun = await begin("card", "pm_card_visa_chargeDeclined");
    expect((await press(begun.cartId)).reason).toBe("payment_failed");
    const other = await choose(begun.cart, "card");
    expect((await press(begun.cartId)).type).toBe("order");
    await expectOneOrder({ ...begun, intents: [...begun.intents, other ?? ""] });
  });

  it("a payment chosen after a declined one stays when the cart is written without another total", async () => {
    const begun = await begin("card", "pm_card_visa_chargeDeclined");
    expect((await press(begun.cartId)).reason).toBe("payment_failed");
    const other = await choose(begun.cart, "card");
    await shopper.store.cart.update(begun.cart.id, { email: begun.email });
    expect((await press(begun.cartId)).type).toBe("order");
    await expectOneOrder({ ...begun, intents: [...begun.intents, other ?? ""] });
  });

  it("bank transfer after PayPal was given up orders by transfer", async () => {
    const begun = await begin("paypal");
    const { url = "" } = await press(begun.cartId);
    await answerAt(url, "refuse");
    expect((await comeBack(begun.cartId)).reason).toBe("payment_failed");
    expect(await choose(begun.cart, "bank")).toBeNull();
    expect((await press(begun.cartId)).type).toBe("order");
    expect(await stripe.paymentIntents.retrieve(begun.intents[0] ?? "")).toMatchObject({
      status: "canceled",
    });
    await expectOneOrder({ ...begun, intents: [] });
  });

  it("PayPal confirmed in one tab while transfer is chosen in the other: nothing is kept twice", async () => {
    const begun = await begin("paypal");
    const { url = "" } = await press(begun.cartId);
    await choose(begun.cart, "bank");
    await answerAt(url, "approve");
    expect((await press(begun.cartId)).type).toBe("order");
    await expectOneOrder({ ...begun, intents: [] });
    expect(await stripe.paymentIntents.retrieve(begun.intents[0] ?? "")).toMatchObject({
      amount_received: 0,
      amount_capturable: 0,
    });
  });

  it.each(["card", "paypal"] as const)("sold out before the order (%s): no money is kept", async (method) => {
    const begun = await begin(method);
    await setStock(product, begun.before.reserved);
    try {
      const pressed = await press(begun.cartId);
      if (pressed.url) await answerAt(pressed.url, "approve");
      const last = pressed.url ? await comeBack(begun.cartId) : pressed;
      // if the webhook came first, there is no payment left
      expect(["not_enough_stock", "payment_missing"]).toContain(last.reason);
      await expectNoOrder({ ...begun, before: { ...begun.before, stocked: begun.before.reserved } });
    } finally {
      await setStock(product, startStock);
    }
  });

  it("an error that Stripe keeps for a day does not keep the press from paying", async () => {
    const begun = await begin("card");
    await orderFaults([{ match: "confirm", kind: "error_500" }]);
    expect((await pressUntilKnown(begun.cartId)).type).toBe("order");
    await expectOneOrder(begun);
  });

  it("asking again after the order gives the same order", async () => {
    const begun = await begin("card");
    const first = await press(begun.cartId);
    expect(await press(begun.cartId)).toEqual(first);
    expect(await comeBack(begun.cartId)).toEqual(first);
    await expectOneOrder(begun);
  });

  it("asking again after the order was cancelled gives the same order, and no other", async () => {
    const begun = await begin("bank");
    const first = await press(begun.cartId);
    await admin.order.cancel(first.order_id ?? "");
    expect(await press(begun.cartId)).toEqual(first);
    expect(await stockOf(product)).toEqual(begun.before);
  });

  it("a cart nobody knows and a page that is not the shop's get 4xx", async () => {
    expect((await comeBack("cart_01J0000000000000000000000A")).status).toBe(404);
    const { cartId } = await begin("card");
    const elsewhere = { press: { shown_cents: totalCents, return_url: "https://elsewhere.example/back" } };
    expect((await send("POST", `/store/carts/${cartId}/finish`, elsewhere)).status).toBe(400);
    const noNumber = { press: { shown_cents: "x" } };
    expect((await send("POST", `/store/carts/${cartId}/finish`, noNumber)).status).toBe(400);
  });
});

describe("a cart that must not become an order as it is", { timeout: 60_000 }, () => {
  const changes: [string, () => Promise<unknown>, () => Promise<unknown>][] = [
    ["dearer by now", () => setPrice(21), () => setPrice(20)],
    ["cheaper by now", () => setPrice(19), () => setPrice(20)],
    [
      "off sale by now",
      () => admin.product.update(product.id, { status: "draft" }),
      () => admin.product.update(product.id, { status: "published" }),
    ],
  ];

  it.each(
    changes.flatMap(([name, change, back]) =>
      (["card", "bank"] as const).map((method) => ({ name, change, back, method })),
    ),
  )("$name, $method: nothing is ordered and nothing kept", async ({ change, back, method }) => {
    const begun = await begin(method);
    await change();
    try {
      expect(await press(begun.cartId)).toMatchObject({ type: "refused", reason: "cart_changed" });
      await expectNoOrder(begun);
    } finally {
      await back();
    }
  });

  it("back from PayPal, and the price is another by now: what was confirmed is given back", async () => {
    const begun = await begin("paypal");
    const { url = "" } = await press(begun.cartId);
    await orderFaults([noWebhook]);
    await answerAt(url, "approve");
    await setPrice(25);
    try {
      expect(await comeBack(begun.cartId)).toMatchObject({ reason: "cart_changed" });
      await expectNoOrder(begun);
    } finally {
      await setPrice(20);
    }
  });

  it("Medusa's own way to complete a cart looks at the same", async () => {
    const begun = await begin("bank");
    await setPrice(21);
    try {
      const answer = await send("POST", `/store/carts/${begun.cartId}/complete`);
      expect(answer).toMatchObject({
        status: 400,
        body: { message: "The price of a product in the cart has changed" },
      });
    } finally {
      await setPrice(20);
    }
  });

  it("the shop sends nothing outside the VAT area", async () => {
    const { cart } = await begin("bank");
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

  it("an address that got there all the same orders nothing", async () => {
    const begun = await begin("card");
    await sql(
      "update cart_address set postal_code = '27498' where id = (select shipping_address_id from cart where id = $1)",
      [begun.cartId],
    );
    expect(await press(begun.cartId)).toMatchObject({ reason: "cart_changed" });
    await expectNoOrder(begun);
  });
});
