/**
 * Provokes each engine error that the storefront has to distinguish, and checks its code. Medusa identifies most of
 * them only by their message, so a version with other messages fails here.
 */
import { beforeAll, describe, expect, it } from "vitest";
import { ownProduct } from "../../../testing/own-product";
import { inStock, cartOf, choosePaymentMethod, press, startStock } from "./payment-tools";
import { cartWith, region, send } from "./shop";

const product = await ownProduct("Fehlerprobe", inStock);
let cartId: string;
let lineId: string;

beforeAll(async () => {
  const cart = await cartWith([{ variant_id: product.variantId, quantity: 1 }]);
  cartId = cart.id;
  lineId = cart.items?.[0]?.id ?? "";
});

/** A response with the code in both places, and the engine's message as detail. */
const refusal = (status: number, code: string) => ({
  status,
  body: { code, message: code, detail: expect.stringMatching(/\w+ \w+/) as string },
});

const lines = () => `/store/carts/${cartId}/line-items`;

describe("the error code for an engine error", () => {
  it("identifies an unknown variant", async () => {
    const unknown = { variant_id: "variant_unknown", quantity: 1 };
    expect(await send("POST", lines(), unknown)).toMatchObject(refusal(400, "variant_not_sellable"));
    const begun = { region_id: (await region()).id, items: [unknown] };
    expect(await send("POST", "/store/carts", begun)).toMatchObject(refusal(400, "variant_not_sellable"));
  });

  it("identifies a line that is not in the cart", async () => {
    expect(await send("POST", `${lines()}/cali_unknown`, { quantity: 2 })).toMatchObject(
      refusal(404, "line_not_found"),
    );
  });

  it("identifies insufficient stock when adding and when increasing a quantity", async () => {
    await product.setStock(3);
    const more = { variant_id: product.variantId, quantity: 4 };
    expect(await send("POST", lines(), more)).toMatchObject(refusal(400, "stock_insufficient"));
    expect(await send("POST", `${lines()}/${lineId}`, { quantity: 4 })).toMatchObject(
      refusal(400, "stock_insufficient"),
    );
    await product.setStock(startStock);
  });

  it("identifies goods that sold out before the order, and the shopper is told so", async () => {
    const cart = await cartOf(product, `engine-${Date.now()}@example.com`);
    await choosePaymentMethod(cart, "bank");
    await product.setStock(0);
    const directly = await send("POST", `/store/carts/${cart.id}/complete`);
    expect(directly).toMatchObject(refusal(400, "stock_insufficient"));
    expect(await press(cart.id)).toMatchObject({ type: "refused", reason: "not_enough_stock" });
    await product.setStock(startStock);
  });

  it("identifies an invalid promotion code", async () => {
    const codes = { promo_codes: ["NO-SUCH-CODE"] };
    expect(await send("POST", `/store/carts/${cartId}/promotions`, codes)).toMatchObject(
      refusal(400, "promotion_code_invalid"),
    );
  });
});

describe("the error code for one of the shop's own errors", () => {
  it("identifies an invalid quantity, an unknown cart and a completed one", async () => {
    expect(await send("POST", `${lines()}/${lineId}`, { quantity: 100 })).toMatchObject(
      refusal(400, "quantity_invalid"),
    );
    expect(await send("POST", "/store/carts/cart_unknown/line-items", {})).toMatchObject(
      refusal(404, "cart_not_found"),
    );
    const cart = await cartOf(product, `engine-${Date.now()}@example.com`);
    await choosePaymentMethod(cart, "bank");
    expect(await press(cart.id)).toMatchObject({ type: "order" });
    expect(await send("POST", `/store/carts/${cart.id}`, { email: "a@example.com" })).toMatchObject(
      refusal(400, "cart_completed"),
    );
  });

  it("is not part of other errors", async () => {
    const answer = await send("GET", "/store/orders/order_unknown");
    expect(answer).toEqual({ status: 404, body: { type: "not_found", message: "Order not found" } });
  });
});
