import { beforeAll, describe, expect, it } from "vitest";
import type { HttpTypes } from "@medusajs/framework/types";
import { storefrontKey, storefrontKeyHeader } from "@su-turrone/contract/tokens";
import { cartWith, placeOrder, send, setting, variant } from "./shop";

const secret = setting("SIGNING_SECRET");
const now = () => Math.floor(Date.now() / 1000);
const notFound = { status: 404, body: { type: "not_found", message: "Order not found" } };

describe("looking an order up", { timeout: 120_000 }, () => {
  let order: HttpTypes.StoreOrder;
  const look = (number: string, email: string) => send("POST", "/store/order-lookup", { number, email });

  beforeAll(async () => {
    order = await placeOrder();
  });

  it.each([
    ["the number", (n: number) => String(n)],
    ["a number with words", (n: number) => `Nr. ${n}`],
    ["a number sign", (n: number) => `#${n}`],
  ])("opens it with %s and the address, whatever its letters", async (_, typed) => {
    const answer = await look(typed(order.display_id ?? 0), " Grazia@Example.com ");
    expect(answer).toEqual({ status: 200, body: { id: order.id, key: expect.any(String) } });
    const headers = { "x-order-key": String(answer.body["key"]) };
    expect((await send("GET", `/store/orders/${order.id}/status`, undefined, headers)).status).toBe(200);
  });

  it("says the same of a wrong address, an unknown number and no number", async () => {
    expect(await look(String(order.display_id), "other@example.com")).toEqual(notFound);
    expect(await look("999999999", "grazia@example.com")).toEqual(notFound);
    expect(await look("many", "grazia@example.com")).toEqual(notFound);
    expect(await look(order.id, "grazia@example.com")).toEqual(notFound);
  });

  it("refuses what is no text, or no address", async () => {
    expect((await look("", "")).status).toBe(400);
    expect((await send("POST", "/store/order-lookup", { number: 1, email: [] })).status).toBe(400);
    expect((await send("POST", "/store/order-lookup", {})).status).toBe(400);
  });

  it("counts misses only, and closes a number to nobody before a hundred of them", async () => {
    const { display_id: number } = await placeOrder();
    const miss = async (n: number) => (await look(String(number), `${n}@example.com`)).status;
    for (let n = 0; n < 50; n++) expect(await miss(n)).toBe(404);
    for (let n = 0; n < 60; n++) {
      expect((await look(String(number), "grazia@example.com")).status).toBe(200);
    }
    for (let n = 50; n < 100; n++) expect(await miss(n)).toBe(404);
    expect(await miss(100)).toBe(429);
  });
});

describe("a cart", () => {
  let id: string;

  beforeAll(async () => {
    const { id: variantId } = await variant("ST-MAN-0300");
    ({ id } = await cartWith([{ variant_id: variantId, quantity: 1 }]));
  });

  it.each([
    ["GET", ""],
    ["POST", ""],
    ["POST", "/line-items"],
    ["POST", "/complete"],
  ])("is closed to who only has its id: %s %s", async (method, below) => {
    const gone = { status: 404, body: { type: "not_found", message: "Not found" } };
    const open = (key: string) =>
      send(method, `/store/carts/${id}${below}`, method === "GET" ? undefined : {}, {
        [storefrontKeyHeader]: key,
      });
    expect(await open("")).toEqual(gone);
    expect(await open(storefrontKey(secret, now() - 1))).toEqual(gone);
    expect(await open(storefrontKey("another-secret-0123456789-0123456789", now() + 60))).toEqual(gone);
  });

  it("opens to the storefront", async () => {
    const { status, body } = await send("GET", `/store/carts/${id}`);
    expect(status).toBe(200);
    expect(body["cart"]).toMatchObject({ id, email: "grazia@example.com" });
  });
});
