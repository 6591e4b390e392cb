import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { capture, refund, sendParcel, settleAnyway } from "../../../testing/orders";
import { asOwner, post, runJob } from "../../../testing/owner";
import { ownProduct } from "../../../testing/own-product";
import type { Today } from "../../src/features/today/read-today";
import { sql } from "./database";
import { storeDeclaration } from "./declarations";
import { placeOrder } from "./delivered-order";
import { placedBefore } from "./long-ago";
import { inStock, startStock } from "./payment-tools";
import { owner } from "./shop";

const { client } = await owner();
const product = await ownProduct("Torrone di prova", inStock);

/** Two packs at 20 euros and shipping, 46.90 euros: a product no other test needs. */
const placeOwn = () => placeOrder(undefined, undefined, product.variantId);

const today = () => client.fetch<Today>("/admin/today", { headers: { "x-medusa-locale": "it-IT" } });

/** Makes an order one of the oldest: the lists show the oldest first, and other tests leave orders behind. */
const years = 6 * 365;

/** What the page lists of an order. */
async function listed(id: string) {
  const page = await today();
  return {
    packing: page.to_pack.rows.find((row) => row.id === id),
    transfer: page.transfers.rows.find((row) => row.order_id === id),
    problems: page.money_problems.rows.flatMap(({ order_id: of, issue }) => (of === id ? [issue] : [])),
  };
}

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
    await placedBefore(order.id, 6);
    const unpaid = await listed(order.id);
    expect(unpaid.packing).toBeUndefined();
    expect(unpaid.transfer).toMatchObject({
      number: order.display_id,
      name: "Grazia Deledda",
      reference: expect.stringMatching(new RegExp(`^ST-${order.display_id}-[0-9A-Z]{8}$`)) as string,
      open_cents: 3270,
      paid_cents: 0,
      days_left: 1,
    });

    await placedBefore(order.id, years);
    const before = Date.now();
    await capture(order.id);
    const { packing: row, transfer } = await listed(order.id);
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
    expect(transfer).toBeUndefined();

    const lineId = row?.lines[0]?.id ?? "";
    const pack = [{ id: lineId, quantity: 1 }];
    await sendParcel(order.id, pack, { notify: false });
    expect((await listed(order.id)).packing).toMatchObject({
      lines: [{ id: lineId, quantity: 1 }],
      total_grams: 300,
      partly_sent: true,
    });
    await sendParcel(order.id, pack, { notify: false });
    expect((await listed(order.id)).packing).toBeUndefined();
  });

  it("lists the oldest orders first, and counts them", async () => {
    const older = (await placeOwn()).id;
    const newer = (await placeOwn()).id;
    const { count } = (await today()).to_pack;
    await capture(newer);
    await capture(older);
    await placedBefore(older, years + 2);
    await placedBefore(newer, years + 1);
    const { to_pack: all } = await asOwner<Today>("/admin/today?limit=500");
    expect(all.rows.map(({ id }) => id).filter((id) => [older, newer].includes(id))).toEqual([older, newer]);
    expect(all.rows).toHaveLength(count + 2);
    // the count includes all orders, regardless of the limit
    const { to_pack: one } = await asOwner<Today>("/admin/today?limit=1");
    expect(one.rows.map(({ id }) => id)).toEqual([older]);
    expect(one.count).toBe(count + 2);
    await expect(asOwner("/admin/today?limit=0")).rejects.toMatchObject({ status: 400 });
    await post(`/admin/orders/${older}/cancel`);
    expect((await today()).to_pack.count).toBe(count + 1);
  });

  it("lists a packed order until it is shipped, and no refunded one", async () => {
    const { id } = await placeOwn();
    await capture(id);
    await placedBefore(id, years);
    const [line] = (await listed(id)).packing?.lines ?? [];
    await post(`/admin/orders/${id}/fulfillments`, { items: [{ id: line?.id, quantity: 2 }] });
    expect((await listed(id)).packing).toMatchObject({ lines: [{ quantity: 2 }], partly_sent: false });
    await refund(id, 46.9);
    expect(await listed(id)).toMatchObject({ packing: undefined, problems: [] });
  });

  it("lists a partial transfer as a problem instead of an order to pack", async () => {
    const { id } = await placeOwn();
    await placedBefore(id, 6);
    await capture(id, 10);
    expect(await listed(id)).toMatchObject({
      packing: undefined,
      transfer: { open_cents: 3690, paid_cents: 1000 },
    });
    await placedBefore(id, years);
    expect((await listed(id)).problems).toEqual([
      { what: "paid_in_part", amount_cents: 1000, open_cents: 3690 },
    ]);
  });

  it("lists a withdrawal with its deadline, the first of an order, and warns if its order is still to be packed", async () => {
    const { id, display_id: number } = await placeOwn();
    await capture(id);
    await placedBefore(id, years);
    const first = await storeDeclaration(id, { number: number, daysAgo: 10 });
    const second = await storeDeclaration(id, { number: number, daysAgo: 9 });
    const { withdrawals, to_pack } = await today();
    const row = withdrawals.rows.find((one) => one.id === first);
    expect(row).toMatchObject({
      name: "Grazia Deledda",
      order_number: String(number),
      order_id: id,
      days_left: 4,
    });
    // declared again, the days count from the first time
    const again = withdrawals.rows.find((one) => one.id === second);
    expect(again?.due_at).toBe(row?.due_at);
    expect(to_pack.rows.find((one) => one.id === id)?.withdrawal_due).toBe(row?.due_at);
    for (const withdrawal of [first, second]) await settleAnyway(withdrawal);
    const settled = await today();
    expect(settled.withdrawals.count).toBe(withdrawals.count - 2);
    expect(settled.to_pack.rows.find((one) => one.id === id)?.withdrawal_due).toBeNull();
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
});
