import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { capture, settleAnyway } from "../../../testing/orders";
import { runJob } from "../../../testing/owner";
import { ownProduct } from "../../../testing/own-product";
import type { Today } from "../../src/features/today/read-today";
import { sql } from "./database";
import { placeOrder } from "./delivered-order";
import { inStock, startStock } from "./payment-tools";
import { owner, send } from "./shop";

const admin = await owner();
const product = await ownProduct("Torrone di prova", inStock);

/** Two packs at 20 euros and shipping, 46.90 euros: a product no other test needs. */
const placeOwn = () => placeOrder(undefined, undefined, product.variantId);

const today = () => admin.client.fetch<Today>("/admin/today", { headers: { "x-medusa-locale": "it-IT" } });

/** Makes an order one of the oldest: the lists show the oldest first, and other tests leave orders behind. */
const backdate = (id: string, days: number) =>
  sql(`update "order" set created_at = created_at - make_interval(days => $2) where id = $1`, [id, days]);

const years = 6 * 365;
const packing = async (id: string) => (await today()).to_pack.rows.find((row) => row.id === id);
const transfer = async (id: string) => (await today()).transfers.rows.find((row) => row.order_id === id);
const problems = async (id: string) =>
  (await today()).money_problems.rows.filter((row) => row.order_id === id).map(({ issue }) => issue);

describe("the owner's page Today", { timeout: 240_000 }, () => {
  it("lists an order from its transfer until its last parcel is shipped, in the owner's language", async () => {
    const order = await placeOrder({
      notes: "Beim Nachbarn Huber abgeben",
      gift_message: "Alles Gute,\nOma!",
      invoice: {
        company: "Bottega Serra",
        vat_id: "IT00743110157",
        sdi_code: "",
        codice_fiscale: "",
        pec: "",
      },
    });
    await backdate(order.id, 6);
    expect(await packing(order.id)).toBeUndefined();
    expect(await transfer(order.id)).toMatchObject({
      number: order.display_id,
      name: "Grazia Deledda",
      reference: expect.stringMatching(new RegExp(`^ST-${order.display_id}-[0-9A-Z]{8}$`)) as string,
      open_cents: 3270,
      paid_cents: 0,
      days_left: 1,
    });

    await backdate(order.id, years);
    const before = Date.now();
    await capture(order.id);
    const row = await packing(order.id);
    expect(row).toMatchObject({
      number: order.display_id,
      name: "Grazia Deledda",
      company: "",
      city: "Nuoro",
      country: "de",
      lines: [{ name: "Torrone alle mandorle, 300 g · ST-MAN-0300", quantity: 2, grams: 300 }],
      total_grams: 600,
      partly_sent: false,
      notes: "Beim Nachbarn Huber abgeben",
      gift: true,
      gift_message: "Alles Gute,\nOma!",
      invoice: {
        company: "Bottega Serra",
        vat_id: "IT00743110157",
        codice_fiscale: "",
        sdi_code: "",
        pec: "",
      },
      withdrawal_due: null,
      disputed: false,
    });
    // it could not be shipped before the payment, however old it is
    expect(Date.parse(row?.waiting_since ?? "")).toBeGreaterThanOrEqual(before - 1000);
    expect(await transfer(order.id)).toBeUndefined();

    const lineId = row?.lines[0]?.id ?? "";
    const send = (carrier: string) =>
      admin.client.fetch(`/admin/orders/${order.id}/parcels`, {
        method: "POST",
        body: { items: [{ id: lineId, quantity: 1 }], carrier, notify: false },
      });
    await send("brt");
    expect(await packing(order.id)).toMatchObject({
      lines: [{ id: lineId, quantity: 1 }],
      total_grams: 300,
      partly_sent: true,
    });
    await send("brt");
    expect(await packing(order.id)).toBeUndefined();
  });

  it("lists the oldest orders first, and counts them", async () => {
    const older = (await placeOwn()).id;
    const newer = (await placeOwn()).id;
    const { count } = (await today()).to_pack;
    await capture(newer);
    await capture(older);
    await backdate(older, years + 2);
    await backdate(newer, years + 1);
    const { to_pack } = await today();
    const places = [older, newer].map((id) => to_pack.rows.findIndex((row) => row.id === id));
    expect(places[0]).toBeGreaterThanOrEqual(0);
    expect(places[1]).toBeGreaterThan(places[0] ?? 0);
    expect(to_pack.count).toBe(count + 2);
    const { to_pack: all } = await admin.client.fetch<Today>("/admin/today", { query: { limit: 500 } });
    expect(all.rows).toHaveLength(all.count);
    // the count includes all orders, regardless of the limit
    const { to_pack: one } = await admin.client.fetch<Today>("/admin/today", { query: { limit: 1 } });
    expect(one.rows.map(({ id }) => id)).toEqual([older]);
    expect(one.count).toBe(count + 2);
    await expect(admin.client.fetch("/admin/today", { query: { limit: 0 } })).rejects.toMatchObject({
      status: 400,
    });
    for (const id of [older, newer]) await admin.admin.order.cancel(id);
    expect((await today()).to_pack.count).toBe(count);
  });

  it("lists a packed order until it is shipped, and no refunded one", async () => {
    const { id } = await placeOwn();
    await capture(id);
    await backdate(id, years);
    const { order } = await admin.admin.order.retrieve(id, {
      fields: "*items,*payment_collections.payments",
    });
    const { stock_locations: locations } = await admin.admin.stockLocation.list();
    await admin.admin.order.createFulfillment(id, {
      items: [{ id: order.items[0]?.id ?? "", quantity: 2 }],
      location_id: locations[0]?.id ?? "",
    });
    expect(await packing(id)).toMatchObject({ lines: [{ quantity: 2 }], partly_sent: false });
    await admin.admin.payment.refund(order.payment_collections[0]?.payments?.[0]?.id ?? "", { amount: 46.9 });
    expect(await packing(id)).toBeUndefined();
    expect(await problems(id)).toEqual([]);
  });

  it("lists a partial transfer as a problem instead of an order to pack", async () => {
    const { id } = await placeOwn();
    await backdate(id, 6);
    await capture(id, 10);
    expect(await packing(id)).toBeUndefined();
    expect(await transfer(id)).toMatchObject({ open_cents: 3690, paid_cents: 1000 });
    await backdate(id, years);
    expect(await problems(id)).toEqual([{ what: "paid_in_part", amount_cents: 1000, open_cents: 3690 }]);
  });

  it("lists a withdrawal with its deadline, the first of an order, and warns if its order is still to be packed", async () => {
    const { id, display_id: number } = await placeOwn();
    await capture(id);
    await backdate(id, years);
    const ids = [`wd_${id}`, `wd_again_${id}`];
    for (const [again, withdrawal] of ids.entries()) {
      await sql(
        `insert into withdrawal (id, name, email, order_number, items, language, request_id, order_id, received_at)
         values ($1, 'Grazia Deledda', 'grazia@example.com', $3, '', 'de', $1, $2, now() - make_interval(days => $4))`,
        [withdrawal, id, String(number), 10 - again],
      );
    }
    const { withdrawals } = await today();
    const row = withdrawals.rows.find((one) => one.id === `wd_${id}`);
    expect(row).toMatchObject({
      name: "Grazia Deledda",
      order_number: String(number),
      order_id: id,
      days_left: 4,
    });
    // declared again, the days count from the first time
    const again = withdrawals.rows.find((one) => one.id === `wd_again_${id}`);
    expect(again?.due_at).toBe(row?.due_at);
    expect((await packing(id))?.withdrawal_due).toBe(row?.due_at);
    for (const withdrawal of ids) await settleAnyway(withdrawal);
    const settled = await today();
    expect(settled.withdrawals.count).toBe(withdrawals.count - 2);
    expect((await packing(id))?.withdrawal_due).toBeNull();
  });

  it("lists a weight with five or fewer available packs", async () => {
    const low = async () =>
      (await today()).low_stock.rows
        .filter(({ product_id: id }) => id === product.id)
        .map((row) => row.available);
    const { reserved } = await product.stock();
    await product.setStock(reserved + 6);
    expect(await low()).toEqual([]);
    await product.setStock(reserved + 5);
    expect(await low()).toEqual([5]);
    await product.setStock(startStock);
  });

  it("counts reviews, messages and failed mails", async () => {
    const id = randomUUID();
    const before = await today();
    await sql(
      `insert into review (id, product_id, order_id, line_item_id, rating, title, text, display_name, language)
       values ($1, 'prod_1', 'order_1', $1, 5, 'Buono', 'Buonissimo', 'Grazia', 'it')`,
      [id],
    );
    await sql(
      `insert into contact_message (id, name, email, topic, message, language)
       values ($1, 'Grazia', 'grazia@example.com', 'other', 'Siete aperti?', 'it')`,
      [id],
    );
    await sql(
      `insert into outbox_mail (id, event, key, recipient, language, template, data, status, next_try)
       values ($1, 'today-test', $1, 'grazia@example.com', 'it', 'order-received', '{}', 'failed', now())`,
      [id],
    );
    expect(await today()).toMatchObject({
      pending_reviews: before.pending_reviews + 1,
      open_messages: before.open_messages + 1,
      failed_mails: before.failed_mails + 1,
    });
    for (const table of ["review", "contact_message", "outbox_mail"]) {
      await sql(`delete from ${table} where id = $1`, [id]);
    }
  });

  it("shows that jobs run", async () => {
    await runJob("delete-unconfirmed");
    const [run] = await sql<{ succeeded: boolean; recent: boolean }>(
      "select succeeded, ended_at > now() - interval '1 minute' as recent from job_run where name = 'delete-unconfirmed'",
    );
    expect(run).toEqual({ succeeded: true, recent: true });
    const { lights } = await today();
    expect(lights.jobs.state).toBe("ok");
  });

  it("requires a login", async () => {
    expect((await send("GET", "/admin/today")).status).toBe(401);
  });
});
