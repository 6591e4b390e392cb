import type { CartView, CartViewLine } from "@su-turrone/contract/cart-view";
import { beforeAll, describe, expect, it } from "vitest";
import { setting } from "../../../testing/env";
import { ownProduct } from "../../../testing/own-product";
import { cartWith, catalogue, choosePayment, owner, send, addShippingMethod, variant } from "./shop";

const admin = await owner();
const goods = await ownProduct("Ware im Wandel", { euro: 20, grams: 150 });

async function viewOf(cartId: string, locale = "de-DE"): Promise<CartView> {
  const { status, body } = await send("GET", `/store/carts/${cartId}/view`, undefined, {
    "x-medusa-locale": locale,
  });
  expect(status).toBe(200);
  return body["cart"] as CartView;
}

async function lineOf(cartId: string, locale?: string): Promise<CartViewLine> {
  const [line] = (await viewOf(cartId, locale)).lines;
  if (!line) throw new Error("The cart is empty");
  return line;
}

/** A cart with one pack and shipping. */
async function cartOfAlmonds(): Promise<CartView> {
  const { id } = await cartWith([{ variant_id: (await variant("ST-MAN-0300")).id, quantity: 1 }]);
  return addShippingMethod(id);
}

describe("the cart view", () => {
  it("has all data of seeded products for a page, in its language", async () => {
    const { id: variantId, inventory_quantity: stock } = await variant("ST-MAN-0300");
    const { id } = await cartWith([{ variant_id: variantId, quantity: 3 }], "it");
    await addShippingMethod(id);
    const italian = (await catalogue("it-IT")).get("MAN");
    const picture = italian?.product_detail?.pictures.find(({ url }) => url === italian.images?.[0]?.url);
    expect(picture?.alt.it).toBeTruthy();
    const view = await viewOf(id, "it-IT");
    expect(view).toEqual({
      id,
      lines: [
        {
          id: expect.any(String) as string,
          product_id: italian?.id,
          variant_id: variantId,
          name: italian?.title,
          slugs: { de: "mandeltorrone", it: "torrone-alle-mandorle", en: "almond-nougat" },
          grams: 300,
          picture: {
            url: picture?.url,
            alt: picture?.alt.it,
            width: picture?.width,
            height: picture?.height,
          },
          band: "mandorle",
          quantity: 3,
          unit_cents: 1290,
          current_cents: 1290,
          was_cents: null,
          unit_price_exempt: false,
          stock,
          on_sale: true,
          paused_until: null,
        },
      ],
      totals: { goods_cents: 3870, shipping_cents: 690, tax_cents: 415, total_cents: 4560 },
      free_shipping_from_cents: 5000,
      codes: [],
      waiting: [],
      email: "grazia@example.com",
      shipping_address: expect.objectContaining({ city: "Nuoro", country_code: "it", phone: null }) as object,
      billing_address: expect.objectContaining({ address_1: "Via Roma 1" }) as object,
      requests: { notes: "", gift: false, gift_message: "", invoice: null },
      payment: null,
      fingerprint: expect.any(String) as string,
    });
    expect(await lineOf(id, "en-US")).toMatchObject({ name: (await catalogue("en-US")).get("MAN")?.title });
  });

  it("contains the applied codes and the chosen payment method", async () => {
    const cart = await cartOfAlmonds();
    await send("POST", `/store/carts/${cart.id}/changes`, { type: "apply_code", code: "torrone10" });
    await choosePayment(cart.id);
    expect(await viewOf(cart.id)).toMatchObject({
      codes: [{ code: "TORRONE10", percent: 10 }],
      payment: { provider_id: "pp_bank-transfer_bank", card: null },
      totals: { goods_cents: 1290, shipping_cents: 690, total_cents: 1851 },
    });
  });

  it("returns the order once placed and whether this browser placed it, and responds 404 for an unknown cart", async () => {
    const cart = await cartOfAlmonds();
    await choosePayment(cart.id);
    const press = { shown_cents: 1980, return_url: `${setting("SHOP_URL")}/` };
    const finished = await send("POST", `/store/carts/${cart.id}/finish`, { press, browser: "here" });
    expect(finished.body).toMatchObject({ type: "order" });
    const answerTo = async (browser: string) =>
      (await send("GET", `/store/carts/${cart.id}/view?browser=${browser}`)).body;
    const order = { id: finished.body["order_id"], number: expect.any(Number) as number };
    const expected = (mine: boolean) => ({ cart: null, order: { ...order, mine }, under_way: false });
    expect(await answerTo("here")).toEqual(expected(true));
    expect(await answerTo("elsewhere")).toEqual(expected(false));
    expect((await send("GET", "/store/carts/cart_none/view")).status).toBe(404);
  });
});

describe("products that change while they are in a cart", () => {
  let cartId: string;

  beforeAll(async () => {
    cartId = (await cartWith([{ variant_id: goods.variantId, quantity: 2 }])).id;
  });

  it("are returned with the original and the current price", async () => {
    expect(await lineOf(cartId)).toMatchObject({ unit_cents: 2000, current_cents: 2000, stock: null });
    await goods.setPrice(21.5);
    expect(await lineOf(cartId)).toMatchObject({ unit_cents: 2000, current_cents: 2150, on_sale: true });
  });

  it.each([
    { how: "without a weight", weight: 0, status: "published", slugs: expect.any(Object) as object },
    { how: "as a draft", weight: 150, status: "draft", slugs: null },
  ] as const)("are not for sale $how, and have slugs only while published", async (change) => {
    const { weight, status, slugs } = change;
    await admin.admin.product.updateVariant(goods.id, goods.variantId, { weight });
    await admin.admin.product.update(goods.id, { status });
    expect(await lineOf(cartId)).toMatchObject({
      name: "Ware im Wandel",
      on_sale: false,
      quantity: 2,
      slugs,
    });
  });
});
