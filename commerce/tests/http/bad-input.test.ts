import { beforeAll, describe, expect, it } from "vitest";
import { createProduct } from "../../../testing/products";
import { address, cartWith, owner, saveRequests, region, send, shopper, variant } from "./shop";

let cartId: string;
let lineId: string;
let variantId: string;
let regionId: string;

beforeAll(async () => {
  variantId = (await variant("ST-MAN-0150")).id;
  regionId = (await region()).id;
  const cart = await cartWith([{ variant_id: variantId, quantity: 2 }]);
  cartId = cart.id;
  lineId = cart.items?.[0]?.id ?? "";
});

/** The cart is unchanged. */
async function expectNothingLost() {
  const { cart } = await shopper.store.cart.retrieve(cartId);
  expect(cart.items).toHaveLength(1);
  expect(cart.items?.[0]?.quantity).toBe(2);
}

describe("quantity validation", () => {
  const readable = {
    type: "invalid_data",
    code: "quantity_invalid",
    message: "quantity_invalid",
    detail: "quantity must be a whole number from 1 to 99",
  };

  // every wrong one: guards/bad-input.test.ts
  it.each([0, "2"])("refuses %j", async (quantity) => {
    const add = await send("POST", `/store/carts/${cartId}/line-items`, { variant_id: variantId, quantity });
    expect(add).toEqual({ status: 400, body: readable });
    const change = await send("POST", `/store/carts/${cartId}/line-items/${lineId}`, { quantity });
    expect(change).toEqual({ status: 400, body: readable });
    const items = [{ variant_id: variantId, quantity }];
    expect(await send("POST", "/store/carts", { region_id: regionId, items })).toEqual({
      status: 400,
      body: readable,
    });
    await expectNothingLost();
  });

  it("refuses a missing quantity and one above the stock", async () => {
    expect((await send("POST", `/store/carts/${cartId}/line-items`, { variant_id: variantId })).status).toBe(
      400,
    );
    // three of this weight are in stock
    const { id: rare } = await variant("ST-COR-0500");
    const answer = await send("POST", `/store/carts/${cartId}/line-items`, { variant_id: rare, quantity: 4 });
    expect(answer.status).toBe(400);
    await expectNothingLost();
  });

  it("refuses a sold-out weight, also in a new cart", async () => {
    for (const sku of ["ST-MAN-0500", "ST-NOI-0150"]) {
      const { id } = await variant(sku);
      expect(
        (await send("POST", `/store/carts/${cartId}/line-items`, { variant_id: id, quantity: 1 })).status,
      ).toBe(400);
      const items = [{ variant_id: id, quantity: 1 }];
      expect((await send("POST", "/store/carts", { region_id: regionId, items })).status).toBe(400);
    }
    await expectNothingLost();
  });
});

describe("unknown ids", () => {
  // any other text: hostile-input.test.ts
  const ghosts = ["cart_01J0000000000000000000000A", "..", "%00", "%E0%A4%A"];

  it.each(ghosts)("get a 4xx response from every route (%s)", async (ghost) => {
    const encoded = ghost.includes("%") ? ghost : encodeURIComponent(ghost);
    const answers = await Promise.all([
      send("GET", `/store/carts/${encoded}`),
      send("POST", `/store/carts/${encoded}`, { email: "a@example.com" }),
      send("POST", `/store/carts/${encoded}/line-items`, { variant_id: variantId, quantity: 1 }),
      send("POST", `/store/carts/${encoded}/complete`),
      send("POST", `/store/carts/${encoded}/promotions`, { promo_codes: ["TORRONE10"] }),
      send("DELETE", `/store/carts/${encoded}/promotions`, { promo_codes: ["TORRONE10"] }),
      send("POST", `/store/carts/${encoded}/shipping-methods`, { option_id: "so_1" }),
      send("POST", `/store/carts/${encoded}/taxes`),
      send("DELETE", `/store/carts/${encoded}/line-items/${lineId}`),
      send("POST", `/store/carts/${cartId}/line-items/${encoded}`, { quantity: 1 }),
      send("POST", `/store/payment-collections/${encoded}/payment-sessions`, {
        provider_id: "pp_bank-transfer_bank",
      }),
      send("POST", "/store/payment-collections", { cart_id: ghost }),
      send("POST", `/store/shipping-options/${encoded}/calculate`, { cart_id: cartId }),
      send("GET", `/store/regions/${encoded}`),
      send("GET", `/store/product-categories/${encoded}`),
      send("GET", `/store/products/${encoded}`),
      send("GET", `/store/orders/${encoded}`),
      send("GET", `/store/slugs/product/de/${encoded}`),
      send("GET", `/store/shipping-options?cart_id=${encoded}`),
    ]);
    const wrong = answers
      .map(({ status }, call) => ({ call, status }))
      .filter(({ status }) => status < 400 || status > 499);
    expect(wrong).toEqual([]);
  });

  it("get a 4xx response in a request body", async () => {
    const ghost = "variant_01J0000000000000000000000A";
    const answers = await Promise.all([
      send("POST", "/store/carts", { region_id: "reg_nix" }),
      send("POST", "/store/carts", { region_id: regionId, items: [{ variant_id: ghost, quantity: 1 }] }),
      send("POST", "/store/carts", { region_id: regionId, sales_channel_id: "sc_nix" }),
      send("POST", `/store/carts/${cartId}/line-items`, { variant_id: ghost, quantity: 1 }),
      send("POST", `/store/carts/${cartId}/shipping-methods`, { option_id: "so_nix" }),
      send("POST", "/store/payment-collections", { cart_id: "cart_nix" }),
    ]);
    const wrong = answers.filter(({ status }) => status < 400 || status > 499);
    expect(wrong).toEqual([]);
    await expectNothingLost();
  });
});

describe("field validation", () => {
  // each field and its length: guards/bad-input.test.ts
  it.each([
    [
      { shipping_address: { ...address("de"), phone: "x".repeat(41) } },
      "phone is too long: at most 40 characters",
    ],
    [{ metadata: { paid: true } }, "metadata is not accepted here"],
  ])("refuses %j", async (body, message) => {
    expect(await send("POST", `/store/carts/${cartId}`, body)).toEqual({
      status: 400,
      body: { type: "invalid_data", message },
    });
  });

  it("refuses an invalid e-mail address, a body that is not an object, and an unknown field", async () => {
    expect((await send("POST", `/store/carts/${cartId}`, { email: "grazia" })).status).toBe(400);
    expect((await send("POST", `/store/carts/${cartId}`, ["x"])).status).toBe(400);
    expect((await send("POST", `/store/carts/${cartId}`, { unknown_field: 1 })).status).toBe(400);
    await expectNothingLost();
  });

  it("accepts notes of up to 500 characters and refuses longer ones", async () => {
    const notes = "Zweimal läuten, bitte. ".padEnd(500, "x");
    await saveRequests(cartId, { notes });
    const answer = await send("GET", `/store/carts/${cartId}/view`);
    expect(answer.body["cart"]).toMatchObject({ requests: { notes } });
    await expect(saveRequests(cartId, { notes: `${notes}x` })).rejects.toThrow(
      "notes is too long: at most 500 characters",
    );
  });
});

it("removes control characters from what the owner enters", async () => {
  const sdk = await owner();
  const { id } = await createProduct("Torrone\u000b Prova\uffff");
  const { product } = await sdk.admin.product.retrieve(id);
  expect(product.title).toBe("Torrone Prova");
  await sdk.admin.product.delete(id);
});
