import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { capture, sendParcel } from "../../../testing/orders";
import { asOwner, post } from "../../../testing/owner";
import type { MonthEnd } from "../../src/features/month-end/read-month-end";
import type { OrderNote } from "../../src/features/staff/order-notes";
import { sql } from "./database";
import { placeOrder } from "./delivered-order";
import { mailsTo, waitForMail } from "./mails";
import { pageOf, statusOf } from "./order-pages";
import { firstOwner, newAddress, ownPerson, type TestPerson } from "./people";
import { send, variant } from "./shop";

const owner = await firstOwner();
const packer = await ownPerson("fulfilment");

const italian = ({ headers }: TestPerson, more: Record<string, string> = {}) => ({
  ...headers,
  "x-medusa-locale": "it-IT",
  ...more,
});

const ask = (path: string, body: object, more: Record<string, string> = {}) =>
  send("POST", path, body, italian(owner, more));

const stock = async () => (await variant("ST-NOC-0150")).inventory_quantity ?? 0;

/** An order of two packs that is paid. */
async function paidOrder() {
  const email = newAddress();
  const { id } = await placeOrder(undefined, email, (await variant("ST-NOC-0150")).id);
  await capture(id);
  return { id, email };
}

const shipAll = async (id: string) =>
  sendParcel(
    id,
    (await statusOf(id)).panel.to_pack.map(({ id: line, quantity }) => ({ id: line, quantity })),
  );

const munich = {
  fullName: "Grazia Deledda",
  street: "Lindenweg 4",
  addition: "",
  postalCode: "D-80331",
  city: "München",
  province: "",
  country: "de",
  phone: "089 1234567",
};

describe("the delivery address of an order", { timeout: 120_000 }, () => {
  it("is changed by the rules of the checkout until everything is sent, with a mail to the buyer", async () => {
    const { id, email } = await paidOrder();
    const at = `/admin/orders/${id}/address`;
    const read = () =>
      asOwner<{ address: { revision: string } | null; ship_to: { lines: string[] } }>(
        `/admin/orders/${id}/status`,
      );
    const shown = { "if-match": `"${(await read()).address?.revision ?? ""}"` };

    for (const [change, message] of [
      [{ postalCode: "1" }, "Da controllare: CAP."],
      [{ postalCode: "27498" }, "Da controllare: CAP."],
      [{ fullName: " ", phone: "x" }, "Da controllare: nome, telefono."],
      [{ country: "fr" }, "Il Paese non si può cambiare"],
    ] as const) {
      const { status, body } = await ask(at, { ...munich, ...change }, shown);
      expect([status, body["message"]]).toEqual([400, expect.stringContaining(message)]);
    }
    expect((await ask(at, munich, shown)).status).toBe(200);
    const lines = ["Grazia Deledda", "Lindenweg 4", "80331 München", "Germania"];
    expect((await read()).ship_to.lines).toEqual(lines);
    const buyers = await pageOf(id);
    expect(buyers.shipping_address).toMatchObject({ address_1: "Lindenweg 4", postal_code: "80331" });
    // it was the same
    expect(buyers.billing_address).toEqual(buyers.shipping_address);
    expect((await waitForMail(email, "address-changed")).text).toContain("Lindenweg 4");
    // a page that still shows the first address
    expect((await ask(at, { ...munich, street: "Rosenweg 1" }, shown)).status).toBe(409);

    // Medusa's form: not the parcel's address, and that of the invoice by the same rules
    const medusas = (body: object) => ask(`/admin/orders/${id}`, body);
    for (const body of [
      { shipping_address: { address_1: "Via Roma 1" } },
      { billing_address: { postal_code: "1" } },
      { billing_address: { country_code: "fr" } },
    ])
      expect((await medusas(body)).status, JSON.stringify(body)).toBe(400);
    expect((await medusas({ billing_address: { address_1: "Rosenweg 1" } })).status).toBe(200);

    // of two addresses only the parcel's
    expect((await ask(at, { ...munich, street: "Lindenweg 5", notify: false })).status).toBe(200);
    expect(await pageOf(id)).toMatchObject({
      shipping_address: { address_1: "Lindenweg 5" },
      billing_address: { address_1: "Rosenweg 1" },
    });

    await shipAll(id);
    expect((await read()).address).toBeNull();
    const refused = await ask(at, munich);
    expect([refused.status, refused.body["message"]]).toEqual([
      400,
      expect.stringContaining("non c’è più nulla da spedire"),
    ]);
    const told = (await mailsTo(email)).filter(({ template }) => template === "address-changed");
    expect(told).toHaveLength(1);
    expect((await send("POST", at, munich, packer.headers)).status).toBe(403);
  });
});

describe("internal notes on an order", { timeout: 60_000 }, () => {
  it("are added by both roles, once each, newest first, and no buyer sees them", async () => {
    const { id } = await placeOrder();
    const at = `/admin/orders/${id}/notes`;
    const text = `Ha chiamato: lasciare dal vicino ${randomUUID()}`;
    expect((await send("POST", at, { text: `  ${text} ` }, owner.headers)).status).toBe(201);
    await send("POST", at, { text }, owner.headers);
    expect((await send("POST", at, { text: "Detto al corriere" }, packer.headers)).status).toBe(201);
    for (const wrong of [" ", "x".repeat(1001)])
      expect((await send("POST", at, { text: wrong }, owner.headers)).status).toBe(400);
    expect((await send("POST", "/admin/orders/order_none/notes", { text }, owner.headers)).status).toBe(404);
    const { notes } = await asOwner<{ notes: OrderNote[] }>(at);
    expect(notes.map((note) => [note.text, note.by])).toEqual([
      ["Detto al corriere", packer.email],
      [text, owner.email],
    ]);
    expect(JSON.stringify(await pageOf(id))).not.toContain(text);
    // later it is said once more
    await sql("update order_note set created_at = created_at - interval '3 minutes' where order_id = $1", [
      id,
    ]);
    expect((await send("POST", at, { text: "Detto al corriere" }, packer.headers)).status).toBe(201);
    const later = (await asOwner<{ notes: OrderNote[] }>(at)).notes;
    expect(later.map((note) => note.text)).toEqual(["Detto al corriere", "Detto al corriere", text]);
  });
});

describe("goods sent again", { timeout: 180_000 }, () => {
  it("are free lines that are packed and sent like any other, until then taken back", async () => {
    const before = await stock();
    const { id } = await paidOrder();
    await shipAll(id);
    const { order: sent, panel } = await statusOf(id);
    const [line] = panel.replaceable;
    expect(line).toMatchObject({ title: "Torrone alle nocciole, 150 g · ST-NOC-0150", quantity: 2 });
    const buyers = await pageOf(id);
    const at = `/admin/orders/${id}/replacements`;
    const form = (quantity: number) => ({
      request_key: randomUUID(),
      reason: "damaged",
      lines: [{ id: line?.id ?? "", quantity }],
    });
    expect((await ask(at, form(3))).status).toBe(409);
    expect((await ask(at, { ...form(1), reason: "bored" })).status).toBe(400);
    expect((await send("POST", at, form(1), packer.headers)).status).toBe(403);

    const once = form(1);
    expect((await ask(at, once)).status).toBe(201);
    expect((await ask(at, once)).status).toBe(201);
    const open = await statusOf(id);
    expect(open.order).toMatchObject({ status: "shipped", partly: ["shipped"] });
    expect(open.panel.to_pack).toMatchObject([{ quantity: 1 }]);
    expect(await stock()).toBe(before - 3);
    // nothing else has changed: neither goods, nor sums, nor payments
    expect(await pageOf(id)).toMatchObject({
      lines: buyers.lines,
      goods_cents: buyers.goods_cents,
      total_cents: buyers.total_cents,
      taxes: buyers.taxes,
      paid_cents: buyers.paid_cents,
    });
    const collections = await sql(
      "select 1 from order_payment_collection where order_id = $1 and deleted_at is null",
      [id],
    );
    expect(collections).toHaveLength(1);

    const [replacement] = open.panel.replacements;
    expect((await ask(`${at}/${replacement?.id ?? ""}/cancel`, {})).status).toBe(200);
    expect((await statusOf(id)).panel).toMatchObject({ to_pack: [], replacements: [] });
    expect((await statusOf(id)).order).toMatchObject({ status: "shipped", partly: [] });
    expect(await stock()).toBe(before - 2);

    const month = sent.timeline[0]?.at.slice(0, 7) ?? "";
    const lost = async () =>
      (await asOwner<MonthEnd>(`/admin/month-end?month=${month}`)).replaced.find(
        ({ reason }) => reason === "lost",
      )?.packs ?? 0;
    const lostBefore = await lost();
    expect((await ask(at, { ...form(2), reason: "lost" })).status).toBe(201);
    expect(await lost()).toBe(lostBefore + 2);
    const parcel = await shipAll(id);
    expect((await statusOf(id)).panel.sent.find((one) => one.id === parcel)?.items).toMatchObject([
      { title: "Torrone alle nocciole, 150 g · ST-NOC-0150", quantity: 2 },
    ]);
    expect(await stock()).toBe(before - 4);
    await post("/admin/deliveries", { order_ids: [id] });
    expect((await statusOf(id)).order.status).toBe("delivered");
    const { notes } = await asOwner<{ notes: OrderNote[] }>(`/admin/orders/${id}/notes`);
    expect(notes[0]?.text).toMatch(/^Da rispedire: 2 × Torrone alle nocciole.* \(pacco smarrito\)$/);
  });

  it("are refused for an order that was not sent", async () => {
    const { id } = await paidOrder();
    const [line] = (await statusOf(id)).panel.to_pack;
    const body = { request_key: randomUUID(), reason: "lost", lines: [{ id: line?.id ?? "", quantity: 1 }] };
    const at = `/admin/orders/${id}/replacements`;
    expect(await ask(at, body)).toMatchObject({
      status: 400,
      body: { message: "Di questo ordine ora non si può rispedire nulla." },
    });
  });
});
