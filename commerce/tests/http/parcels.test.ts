import { describe, expect, it } from "vitest";
import { capture, settleAnyway } from "../../../testing/orders";
import { post, runJob } from "../../../testing/owner";
import { sql } from "./database";
import { storeDeclaration } from "./declarations";
import { placeOrder } from "./delivered-order";
import { waitForMails } from "./mails";
import { statusOf } from "./order-pages";
import { variant } from "./shop";

/** Ships a parcel. */
const ship = (id: string, parcel: Record<string, unknown>) =>
  post<{ parcel: { id: string } }>(`/admin/orders/${id}/parcels`, parcel);
const stock = async () => (await variant("ST-MAN-0300")).inventory_quantity ?? 0;

async function paidOrder(): Promise<string> {
  const { id } = await placeOrder();
  await capture(id);
  return id;
}

describe("the fulfilment panel", { timeout: 240_000 }, () => {
  it("ships an order in two parcels, each with a carrier, an optional number and a mail", async () => {
    const before = await stock();
    const id = await paidOrder();
    const [line] = (await statusOf(id)).panel.to_pack;
    expect(line).toMatchObject({ title: "Torrone alle mandorle, 300 g · ST-MAN-0300", quantity: 2 });
    const items = [{ id: line?.id ?? "", quantity: 1 }];

    const { parcel } = await ship(id, { items, carrier: "gls", number: " M1 234 " });
    const half = await statusOf(id);
    expect(half.order).toMatchObject({ status: "shipped", partly: ["shipped"] });
    expect(half.panel).toMatchObject({
      to_pack: [{ quantity: 1 }],
      packed: [],
      sent: [
        {
          id: parcel.id,
          carrier: "GLS",
          tracking_number: "M1 234",
          tracking_url:
            "https://gls-group.com/IT/it/servizi-online/ricerca-spedizioni/?match=M1%20234&type=NAT",
          items: [{ title: "Torrone alle mandorle, 300 g · ST-MAN-0300", quantity: 1 }],
        },
      ],
    });

    await ship(id, { items, carrier: "poste" });
    const whole = await statusOf(id);
    expect(whole.order).toMatchObject({ status: "shipped", partly: [] });
    expect(whole.panel.to_pack).toEqual([]);
    expect(whole.panel.sent).toMatchObject([
      { tracking_number: "M1 234" },
      { tracking_number: "", carrier: "Poste Italiane" },
    ]);
    expect(whole.issues).toEqual([]);
    expect(whole.actions).toEqual(["deliver", "refund"]);
    expect(whole.documents.map(({ kind }) => kind)).toEqual(["sale"]);
    // reserved with the order, removed with the parcels
    expect(await stock()).toBe(before - 2);

    // nothing is left to be packed
    await expect(ship(id, { items, carrier: "gls" })).rejects.toMatchObject({ status: 400 });
  });

  it("refuses unpaid, unknown and excessive items, and leaves no incomplete parcel", async () => {
    const unpaid = (await placeOrder()).id;
    const [waiting] = (await statusOf(unpaid)).panel.to_pack;
    const send = (id: string, itemId: string, quantity: number, more: Record<string, unknown> = {}) =>
      ship(id, { items: [{ id: itemId, quantity }], carrier: "brt", ...more });
    await expect(send(unpaid, waiting?.id ?? "", 1)).rejects.toMatchObject({ status: 400 });

    const id = await paidOrder();
    const [line] = (await statusOf(id)).panel.to_pack;
    const known = line?.id ?? "";
    const refused: [item: string, quantity: number, more?: Record<string, unknown>][] = [
      [known, 3],
      [known, 0],
      [known, 1.5],
      [waiting?.id ?? "", 1],
      [known, 1, { carrier: "pigeon" }],
      [known, 1, { number: "<script>" }],
      [known, 1, { number: "1".repeat(41) }],
      [known, 1, { items: [] }],
    ];
    for (const [item, quantity, more] of refused) {
      await expect(send(id, item, quantity, more)).rejects.toMatchObject({ status: 400 });
    }
    expect((await statusOf(id)).panel).toEqual({ to_pack: [{ ...line }], packed: [], sent: [] });
    await expect(send("order_gone", line?.id ?? "", 1)).rejects.toMatchObject({ status: 404 });
  });

  it("ships a parcel without a mail if requested", async () => {
    const id = await paidOrder();
    const [line] = (await statusOf(id)).panel.to_pack;
    const body = { items: [{ id: line?.id ?? "", quantity: 2 }], carrier: "ups", notify: false };
    const { parcel } = await ship(id, body);
    const written = () =>
      sql<{ status: string }>("select status from outbox_mail where event = 'order-shipped' and key = $1", [
        parcel.id,
      ]);
    await expect.poll(written, { timeout: 60_000 }).toEqual([{ status: "suppressed" }]);
    await runJob("backfill-mails");
    expect(await written()).toEqual([{ status: "suppressed" }]);
  });

  it("reports a withdrawal and a failed mail", async () => {
    const order = await placeOrder();
    const mails = () =>
      sql("select id from outbox_mail where key = $1 and event = 'order-received' and status = 'sent'", [
        order.id,
      ]);
    await expect.poll(mails, { timeout: 60_000 }).toHaveLength(1);
    expect((await statusOf(order.id)).issues).toEqual([]);
    await sql("update outbox_mail set status = 'failed' where key = $1 and event = 'order-received'", [
      order.id,
    ]);
    const declared = await storeDeclaration(order.id);
    expect((await statusOf(order.id)).issues).toEqual([
      { what: "mail_failed", count: 1 },
      // nothing has been paid
      { what: "withdrawal_without_money" },
    ]);
    await settleAnyway(declared);
    await sql("update outbox_mail set status = 'sent' where key = $1 and event = 'order-received'", [
      order.id,
    ]);
    expect((await statusOf(order.id)).issues).toEqual([]);
  });
});

describe("the owner's mail about an order", { timeout: 120_000 }, () => {
  it("is sent once for each order, with the items to pack, and its reply goes to the buyer", async () => {
    const { display_id: number } = await placeOrder({ notes: "Bitte bei Muscas klingeln" });
    const subject = `Nuovo ordine ${number}: 32,70\u00a0€`;
    await expect
      .poll(
        async () =>
          (await waitForMails("owner@su-turrone.example", "order-notice")).map((mail) => mail.subject),
        {
          timeout: 60_000,
        },
      )
      .toContain(subject);
    const mails = (await waitForMails("owner@su-turrone.example", "order-notice")).filter(
      (mail) => mail.subject === subject,
    );
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail?.parsed.replyTo?.text).toBe("grazia@example.com");
    for (const part of [
      "2 × Torrone alle mandorle, 300 g · ST-MAN-0300",
      "bonifico",
      "Bitte bei Muscas klingeln",
      "/app/orders/order_",
    ]) {
      expect(mail?.text.replace(/\s+/g, " ")).toContain(part);
    }
  });
});
