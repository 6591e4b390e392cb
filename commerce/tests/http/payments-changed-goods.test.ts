import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { atNight } from "../../../testing/night";
import { ownProduct } from "../../../testing/own-product";
import { sql } from "./database";
import { expectNoOrder } from "./payment-invariants";
import {
  inStock,
  answerConfirmationPage,
  returnToShop,
  clearFaults,
  noWebhook,
  configureFaults,
  press,
} from "./payment-tools";
import { address, owner, region, send } from "./shop";
import { beginCheckout } from "./started-checkout";

const product = await ownProduct("Wechselprobe", inStock);
const { admin } = await owner();

beforeEach(clearFaults);

afterAll(async () => {
  await clearFaults();
});

const setPrice = (amount: number) =>
  admin.product.updateVariant(product.id, product.variantId, {
    prices: [{ currency_code: "eur", amount }],
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
      (atNight ? (["card", "bank"] as const) : ["card" as const]).map((method) => ({
        name,
        change,
        back,
        method,
      })),
    ),
  )(
    "is refused if it is $name ($method), without an order or a payment",
    async ({ change, back, method }) => {
      const checkout = await beginCheckout(product, method);
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
    const checkout = await beginCheckout(product, "paypal");
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
    const checkout = await beginCheckout(product, "bank");
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
    const { cart } = await beginCheckout(product, "bank");
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
    const checkout = await beginCheckout(product, "card");
    await sql(
      "update cart_address set postal_code = '27498' where id = (select shipping_address_id from cart where id = $1)",
      [checkout.cartId],
    );
    expect(await press(checkout.cartId)).toMatchObject({ reason: "cart_changed" });
    await expectNoOrder(checkout);
  });
});
