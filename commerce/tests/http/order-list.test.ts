import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { capture } from "../../../testing/orders";
import { ownProduct } from "../../../testing/own-product";
import type { OrderListAnswer, OrderListRow } from "../../src/features/order-list/order-list-types";
import { sql } from "./database";
import { placeOrder } from "./delivered-order";
import { firstOwner, ownPerson } from "./people";
import { send } from "./shop";

/** A name unique to this order, of letters: no typo is looked for in numbers. */
const surname = `Listenprobe${randomUUID()
  .slice(0, 8)
  .replaceAll(/\d/g, (digit) => "ghijklmnop".charAt(Number(digit)))}`;
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

  it("finds a gift by its buyer's name, and names buyer and recipient", async () => {
    const buyer = `Schenkprobe${randomUUID().slice(0, 8)}`;
    const { id } = await placeOrder({ gift: true }, undefined, product.variantId);
    await sql(
      'update order_address set last_name = $1 where id = (select billing_address_id from "order" where id = $2)',
      [buyer, id],
    );
    const { orders } = await list({ q: buyer });
    expect(orders).toMatchObject([{ id, name: "Grazia Deledda", buyer: `Grazia ${buyer}` }]);
    expect((await list({ q: buyer }, packer)).orders).toMatchObject([{ id, buyer: null }]);
  });

  it("names a gift without a card text, also among the orders with a note", async () => {
    const email = `${randomUUID()}@example.com`;
    await placeOrder({ gift: true }, email, product.variantId);
    expect((await list({ q: email, show: "with_note" })).orders).toMatchObject([
      { gift: true, gift_message: "", notes: "" },
    ]);
  });

  it("finds orders by what is said at the telephone", async () => {
    const digits = String(Math.floor(Math.random() * 9e6) + 1e6);
    const street = `Via Prova${randomUUID().slice(0, 8)} 12`;
    const code = await sql<{ reference: string }>(
      `select data ->> 'reference' as reference from payment
         join order_payment_collection link on link.payment_collection_id = payment.payment_collection_id
         where link.order_id = $1`,
      [plainOrder.id],
    );
    await sql(
      `update order_address set phone = $1, address_1 = $2
         where id = (select shipping_address_id from "order" where id = $3)`,
      [`+39 347 ${digits.slice(0, 3)}-${digits.slice(3)}`, street, plainOrder.id],
    );
    const reference = code[0]?.reference ?? "";
    const phones = [`347${digits}`, `0039 347/${digits}`, `+39347${digits}`, `347 ${digits}`];
    const texts = [
      ...phones,
      street.toUpperCase(),
      reference.slice(1, 7),
      `ST-${plainOrder.display_id}-${reference.slice(0, 3)}`,
    ];
    for (const q of texts) expect(idsOf(await list({ q })), q).toEqual([plainOrder.id]);
  });

  it("finds orders by amount, product name in each language, SKU and document number", async () => {
    const ours = [orderWithRequests.id, plainOrder.id];
    for (const q of ["32,70", "32.70 €"]) {
      const { orders } = await list({ q, limit: "100" });
      expect(new Set(orders.map((row) => row.total_cents)), q).toEqual(new Set([3270]));
      expect(idsOf({ orders, count: 0, similar: false }), q).toEqual(expect.arrayContaining(ours));
    }
    const names = await sql<{ title: string; it: string; en: string; sku: string }>(
      `select product.title, variant.sku,
          (select translations ->> 'title' from translation
             where reference_id = product.id and locale_code = 'it-IT' and deleted_at is null) as it,
          (select translations ->> 'title' from translation
             where reference_id = product.id and locale_code = 'en-GB' and deleted_at is null) as en
         from product_variant variant join product on product.id = variant.product_id where variant.id = $1`,
      [product.variantId],
    );
    const texts = Object.values(names[0] ?? {}).filter(Boolean);
    expect(texts.length).toBeGreaterThan(1);
    for (const q of texts)
      expect(idsOf(await list({ q, limit: "100" })), q).toEqual(expect.arrayContaining(ours));
    expect((await list({ q: "F-1999-0001" })).count).toBe(0);
    const [invoice] = await sql<{ label: string; order_id: string }>(
      "select label, order_id from shop_document where kind = 'sale' order by issued_at desc limit 1",
    );
    if (invoice) expect(idsOf(await list({ q: invoice.label.toLowerCase() }))).toEqual([invoice.order_id]);
  });

  it("finds a name with one typo if nothing contains the text, and says so", async () => {
    const typo = `${surname.slice(0, 4)}x${surname.slice(5)}`;
    const { orders, count, similar } = await list({ q: typo });
    expect([orders.map(({ id }) => id), count, similar]).toEqual([
      [orderWithRequests.id, plainOrder.id],
      2,
      true,
    ]);
    expect((await list({ q: surname })).similar).toBe(false);
    expect(await list({ q: `${typo.slice(0, 8)}y${typo.slice(9)}` })).toMatchObject({
      count: 0,
      similar: false,
    });
  });

  it("filters by day, country and payment method", async () => {
    const day = new Date();
    const iso = (days: number) => new Date(day.getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const both = [orderWithRequests.id, plainOrder.id];
    for (const [filter, expected] of [
      [{ from: iso(-1), to: iso(1) }, both],
      [{ from: iso(2) }, []],
      [{ to: iso(-2) }, []],
      [{ country: "de" }, both],
      [{ country: "fr" }, []],
      [{ payment: "bank_transfer" }, both],
      [{ payment: "card" }, []],
      [{ show: "cancelled" }, []],
      [{ show: "refunded" }, []],
    ] as [Record<string, string>, string[]][])
      expect(idsOf(await list({ q: surname, ...filter })), JSON.stringify(filter)).toEqual(expected);
  });

  it("keeps each user's filters under a name, without a search text", async () => {
    const path = "/admin/order-list/filters";
    const body = { name: "Germania", filters: { country: "de", show: "unpaid" } };
    const { body: answer } = await send("POST", path, body, packer.headers);
    expect(answer).toEqual({ saved: [body] });
    const changed = { ...body, filters: { country: "de" } };
    expect((await send("POST", path, changed, packer.headers)).body).toEqual({ saved: [changed] });
    expect((await send("GET", path, undefined, packer.headers)).body).toEqual({ saved: [changed] });
    const { body: others } = await send("GET", path, undefined, first.headers);
    expect(others["saved"]).not.toContainEqual(changed);
    for (const wrong of [{ name: " ", filters: {} }, { name: "x", filters: { q: "Rossi" } }, { name: "x" }])
      expect((await send("POST", path, wrong, packer.headers)).status, JSON.stringify(wrong)).toBe(400);
    const remove = async () =>
      (await send("DELETE", `${path}/Germania`, undefined, packer.headers)).body["saved"];
    // deleting twice is the same as once
    expect([await remove(), await remove()]).toEqual([[], []]);
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
    expect(await ours("delivered")).toEqual([plainOrder.id]);
    expect((await rowOf(plainOrder.id))?.status).toBe("delivered");
    expect(await delivered()).toEqual([{ order_id: plainOrder.id, result: "already_delivered" }, ...others]);
  });

  it("is accessible to fulfilment staff, and refuses an invalid query", async () => {
    expect(idsOf(await list({ q: surname }, packer))).toEqual([orderWithRequests.id, plainOrder.id]);
    for (const wrong of [
      "show=late",
      "limit=0",
      "offset=-1",
      "from=yesterday",
      "country=us",
      `q=${"x".repeat(101)}`,
    ]) {
      const { status } = await send("GET", `/admin/order-list?${wrong}`, undefined, first.headers);
      expect(status, wrong).toBe(400);
    }
  });
});
