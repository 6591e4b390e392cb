import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { capture } from "../../../testing/orders";
import { ownProduct } from "../../../testing/own-product";
import type { OrderListAnswer, OrderListRow } from "../../src/features/order-list/order-list-types";
import { sql } from "./database";
import { placeOrder } from "./delivered-order";
import { firstOwner, ownPerson } from "./people";
import { send } from "./shop";

/** A name unique to this order. */
const surname = `Listenprobe${randomUUID().slice(0, 8)}`;
const first = await firstOwner();
const packer = await ownPerson("fulfilment");
const product = await ownProduct("Listenprobe");
let plainOrder: { id: string; display_id?: number };
let orderWithRequests: { id: string; display_id?: number };

beforeAll(async () => {
  plainOrder = await placeOrder(undefined, `${surname}-1@example.com`, product.variantId);
  orderWithRequests = await placeOrder(
    { notes: "Suonare da Muscas" },
    `${surname}-2@example.com`,
    product.variantId,
  );
  for (const { id } of [plainOrder, orderWithRequests]) {
    await sql(
      'update order_address set last_name = $1 where id = (select shipping_address_id from "order" where id = $2)',
      [surname, id],
    );
  }
});

async function list(query: Record<string, string>, who = first): Promise<OrderListAnswer> {
  const path = `/admin/order-list?${new URLSearchParams(query).toString()}`;
  const { status, body } = await send("GET", path, undefined, {
    ...who.headers,
    "x-medusa-locale": "it-IT",
  });
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body as unknown as OrderListAnswer;
}

const idsOf = ({ orders }: OrderListAnswer): string[] => orders.map(({ id }) => id);
const ours = async (show: string): Promise<string[]> => idsOf(await list({ q: surname, show }));
const rowOf = async (id: string): Promise<OrderListRow | undefined> =>
  (await list({ q: surname })).orders.find((order) => order.id === id);

describe("the list of orders", { timeout: 60_000 }, () => {
  it("has the newest orders first, with status, total, items and the buyer's requests", async () => {
    const { orders, count } = await list({ q: surname });
    expect(count).toBe(2);
    expect(orders.map(({ id }) => id)).toEqual([orderWithRequests.id, plainOrder.id]);
    expect(orders[0]).toMatchObject({
      number: orderWithRequests.display_id,
      name: `Grazia ${surname}`,
      city: "Nuoro",
      country: "de",
      status: "pending",
      notes: "Suonare da Muscas",
      withdrawal: false,
      total_cents: 3270,
    });
    expect(orders[0]?.goods).toHaveLength(1);
    expect(orders[0]?.goods[0]?.quantity).toBe(2);
  });

  it("finds orders by number with and without #, by e-mail address, city and name, and by the transfer reference", async () => {
    const number = String(plainOrder.display_id);
    for (const q of [number, `#${number}`, `ST-${number}`, `st ${number} 7k3m9qpd`]) {
      expect(idsOf(await list({ q })), q).toContain(plainOrder.id);
      expect(idsOf(await list({ q })), q).not.toContain(orderWithRequests.id);
    }
    expect(idsOf(await list({ q: `${surname}-1@EXAMPLE.com` }))).toEqual([plainOrder.id]);
    expect(idsOf(await list({ q: `grazia ${surname.toLowerCase()}` }))).toEqual([
      orderWithRequests.id,
      plainOrder.id,
    ]);
    expect((await list({ q: "nuoro", limit: "1" })).count).toBeGreaterThan(1);
  });

  it("finds a gift by its buyer's name, and names the recipient", async () => {
    const buyer = `Schenkprobe${randomUUID().slice(0, 8)}`;
    const { id } = await placeOrder({ gift: true }, undefined, product.variantId);
    await sql(
      'update order_address set last_name = $1 where id = (select billing_address_id from "order" where id = $2)',
      [buyer, id],
    );
    const { orders } = await list({ q: buyer });
    expect(orders).toMatchObject([{ id, name: "Grazia Deledda" }]);
  });

  it("names a gift without a card text, also among the orders with a note", async () => {
    const email = `${randomUUID()}@example.com`;
    await placeOrder({ gift: true }, email, product.variantId);
    expect((await list({ q: email, show: "with_note" })).orders).toMatchObject([
      { gift: true, gift_message: "", notes: "" },
    ]);
  });

  it("treats a per cent sign literally, and has pages", async () => {
    expect((await list({ q: `${surname}%` })).count).toBe(0);
    const second = await list({ q: surname, limit: "1", offset: "1" });
    expect([second.count, idsOf(second)]).toEqual([2, [plainOrder.id]]);
  });

  it("filters by what is still to be done, from the order to the delivery", async () => {
    expect(await ours("unpaid")).toEqual([orderWithRequests.id, plainOrder.id]);
    expect(await ours("with_note")).toEqual([orderWithRequests.id]);
    expect(await ours("to_pack")).toEqual([]);
    expect(await ours("withdrawal")).toEqual([]);

    await capture(plainOrder.id);
    expect(await ours("unpaid")).toEqual([orderWithRequests.id]);
    expect(await ours("to_pack")).toEqual([plainOrder.id]);
    expect((await rowOf(plainOrder.id))?.status).toBe("processing");

    const tracking = `TRK${randomUUID().slice(0, 8)}`;
    const shipments = [{ order_id: plainOrder.id, carrier: "dhl", number: tracking }];
    const { body: sent } = await send("POST", "/admin/shipments", { shipments }, packer.headers);
    expect(sent["results"]).toEqual([{ order_id: plainOrder.id, result: "shipped" }]);
    expect(await ours("to_pack")).toEqual([]);
    expect(await ours("on_the_way")).toEqual([plainOrder.id]);
    expect((await rowOf(plainOrder.id))?.status).toBe("shipped");
    expect(idsOf(await list({ q: tracking }))).toEqual([plainOrder.id]);

    const delivered = async () =>
      (
        await send(
          "POST",
          "/admin/deliveries",
          { order_ids: [plainOrder.id, orderWithRequests.id, "order_none"] },
          packer.headers,
        )
      ).body["results"];
    const others = [
      { order_id: orderWithRequests.id, result: "refused", reason: "not_sent" },
      { order_id: "order_none", result: "refused", reason: "not_found" },
    ];
    expect(await delivered()).toEqual([{ order_id: plainOrder.id, result: "delivered" }, ...others]);
    expect(await ours("on_the_way")).toEqual([]);
    expect((await rowOf(plainOrder.id))?.status).toBe("delivered");
    expect(await delivered()).toEqual([{ order_id: plainOrder.id, result: "already_delivered" }, ...others]);
  });

  it("is accessible to fulfilment staff, and refuses an invalid query", async () => {
    expect(idsOf(await list({ q: surname }, packer))).toEqual([orderWithRequests.id, plainOrder.id]);
    for (const wrong of ["show=late", "limit=0", "offset=-1", `q=${"x".repeat(101)}`]) {
      const { status } = await send("GET", `/admin/order-list?${wrong}`, undefined, first.headers);
      expect(status, wrong).toBe(400);
    }
  });
});
