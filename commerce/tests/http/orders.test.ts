import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { StoreOrder } from "@su-turrone/contract/orders";
import { orderKey } from "@su-turrone/contract/tokens";
import { setting } from "../../../testing/env";
import { placeOrder } from "./delivered-order";
import { buyersKey } from "./order-pages";
import type { TransferOrder } from "./placed-order";
import { cartWith, choosePayment, owner, send, addShippingMethod, variant } from "./shop";

const secret = setting("SIGNING_SECRET");
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
const notFound = { status: 404, body: { type: "not_found", message: "Order not found" } };

describe("an order by bank transfer", () => {
  let order: TransferOrder;

  beforeAll(async () => {
    order = await placeOrder({ notes: "Bitte bei Muscas klingeln" });
  });

  it("awaits its payment: authorised, not captured, and visible to the owner", async () => {
    const { order: seen } = await (
      await owner()
    ).admin.order.retrieve(order.id, {
      fields: "+email,+payment_status,+fulfillment_status,*payment_collections.payments",
    });
    expect(seen).toMatchObject({
      status: "pending",
      payment_status: "authorized",
      fulfillment_status: "not_fulfilled",
      email: "grazia@example.com",
    });
    const [payment] = seen.payment_collections.flatMap((collection) => collection.payments ?? []);
    expect(payment).toMatchObject({
      provider_id: "pp_bank-transfer_bank",
      captured_at: null,
      canceled_at: null,
    });
  });

  it("returns items and amounts to the buyer, regardless of the requested fields", async () => {
    const fields = "+metadata,*payment_collections,*promotions.campaign,*fulfillments";
    const answer = await send(
      "GET",
      `/store/orders/${order.id}?fields=${encodeURIComponent(fields)}`,
      undefined,
      buyersKey(order.id),
    );
    expect(answer.status).toBe(200);
    expect(answer.body["order"]).toMatchObject({
      lines: [{ name: "Mandeltorrone", grams: 300, quantity: 2, unit_cents: 1290 }],
      goods_cents: 2580,
      shipping_cents: 690,
      total_cents: 3270,
    });
    expect(Object.keys(answer.body["order"] as object)).not.toContain("payment_collections");
  });

  it("returns the payment instructions", async () => {
    const answer = await send("GET", `/store/orders/${order.id}`, undefined, buyersKey(order.id));
    expect((answer.body["order"] as StoreOrder).bank_transfer).toEqual({
      holder: expect.any(String),
      iban: expect.any(String),
      bic: expect.any(String),
      reference: expect.stringMatching(new RegExp(`^ST-${order.display_id}-[0-9A-Z]{8}$`)),
      amount_cents: 2 * 1290 + 690,
      due_date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      // the account is a placeholder: no QR code
      epc: null,
      demo: true,
    });
  });

  it("is created only once from one cart", async () => {
    const { id: variantId } = await variant("ST-MAN-0300");
    const cart = await addShippingMethod((await cartWith([{ variant_id: variantId, quantity: 1 }])).id);
    await choosePayment(cart.id);
    const first = await send("POST", `/store/carts/${cart.id}/complete`);
    const second = await send("POST", `/store/carts/${cart.id}/complete`);
    expect(second.status).toBe(200);
    expect((second.body["order"] as { id: string }).id).toBe((first.body["order"] as { id: string }).id);
  });
});

describe("order access", () => {
  let one: string;
  let other: string;

  beforeAll(async () => {
    one = (await placeOrder()).id;
    other = (await placeOrder()).id;
  });

  const open = (path: string, key?: string) =>
    send("GET", path, undefined, key === undefined ? {} : { "x-order-key": key });

  it("requires the key of the order", async () => {
    const path = `/store/orders/${one}`;
    expect((await open(path, orderKey(secret, one, inAnHour()))).status).toBe(200);
    expect(await open(path)).toEqual(notFound);
    expect(await open(path, "")).toEqual(notFound);
    expect(await open(path, "1.x")).toEqual(notFound);
    expect(await open(path, orderKey(secret, other, inAnHour()))).toEqual(notFound);
    expect(await open(path, orderKey(secret, one, Math.floor(Date.now() / 1000) - 1))).toEqual(notFound);
    expect(await open(path, orderKey("another-secret-0123456789-0123456789", one, inAnHour()))).toEqual(
      notFound,
    );
  });

  it("responds the same for an unknown order", async () => {
    expect(await open("/store/orders/order_01J0000000000000000000000A")).toEqual(notFound);
  });

  it("requires the key for the transfer routes of an order", async () => {
    for (const step of ["request", "accept", "decline", "cancel"]) {
      expect((await send("POST", `/store/orders/${one}/transfer/${step}`, { token: "x" })).status).toBe(404);
    }
  });

  it("requires a login to list orders", async () => {
    for (const path of ["/store/orders", "/store/orders/"]) {
      const { status, body } = await open(path);
      expect(status).toBe(401);
      expect(body).not.toHaveProperty("orders");
    }
  });

  it("is denied to a customer with their own account", async () => {
    const email = `${randomUUID()}@example.com`;
    const password = randomUUID();
    const { body } = await send("POST", "/auth/customer/emailpass/register", { email, password });
    const registered = { authorization: `Bearer ${String(body["token"])}` };
    expect((await send("POST", "/store/customers", { email }, registered)).status).toBe(200);
    const login = await send("POST", "/auth/customer/emailpass", { email, password });
    const headers = { authorization: `Bearer ${String(login.body["token"])}` };
    expect((await send("GET", "/store/customers/me", undefined, headers)).status).toBe(200);
    for (const path of [`/store/orders/${one}`, "/store/orders"]) {
      expect(await send("GET", path, undefined, headers)).toEqual(notFound);
    }
  });

  it("requires the publishable key", async () => {
    const response = await fetch(new URL(`/store/orders/${one}`, setting("COMMERCE_URL")));
    expect(response.status).toBe(400);
  });
});
