import { describe, expect, it } from "vitest";
import { capture, sendParcel, settleAnyway } from "../../../testing/orders";
import { post, runJob } from "../../../testing/owner";
import { sql } from "./database";
import { storeDeclaration } from "./declarations";
import { placeOrder } from "./delivered-order";
import { waitForMail, waitForMails } from "./mails";
import { statusOf } from "./order-pages";
import { newAddress } from "./people";
import { variant } from "./shop";

const stock = async () => (await variant("ST-MAN-0300")).inventory_quantity ?? 0;

async function paidOrderOf() {
  const email = newAddress();
  const { id } = await placeOrder(undefined, email);
  await capture(id);
  return { id, email };
}

const paidOrder = async () => (await paidOrderOf()).id;

const mailsOf = (event: string, key: string) =>
  sql<{ status: string }>("select status from outbox_mail where event = $1 and key = $2", [event, key]);

describe("the fulfilment panel", { timeout: 240_000 }, () => {
  it("ships an order in two parcels, each with a carrier, an optional number and a mail", async () => {
    const before = await stock();
    const id = await paidOrder();
    const [line] = (await statusOf(id)).panel.to_pack;
    expect(line).toMatchObject({ title: "Torrone alle mandorle, 300 g · ST-MAN-0300", quantity: 2 });
    const items = [{ id: line?.id ?? "", quantity: 1 }];

    const parcel = await sendParcel(id, items, { number: " M1 234 " });
    const half = await statusOf(id);
    expect(half.order).toMatchObject({ status: "shipped", partly: ["shipped"] });
    expect(half.panel).toMatchObject({
      to_pack: [{ quantity: 1 }],
      packed: [],
      sent: [
        {
          id: parcel,
          carrier: "GLS",
          tracking_number: "M1 234",
          tracking_url:
            "https://gls-group.com/IT/it/servizi-online/ricerca-spedizioni/?match=M1%20234&type=NAT",
          items: [{ title: "Torrone alle mandorle, 300 g · ST-MAN-0300", quantity: 1 }],
        },
      ],
    });

    await sendParcel(id, items, { carrier: "poste" });
    const whole = await statusOf(id);
    expect(whole.order).toMatchObject({ status: "shipped", partly: [] });
    expect(whole.panel.to_pack).toEqual([]);
    expect(whole.panel.sent).toMatchObject([
      { tracking_number: "M1 234" },
      { tracking_number: "", carrier: "Poste Italiane" },
    ]);
    expect(whole.issues).toEqual([]);
    expect(whole.actions).toEqual(["deliver", "refund", "unship", "replace"]);
    expect(whole.documents.map(({ kind }) => kind)).toEqual(["sale"]);
    // reserved with the order, removed with the parcels
    expect(await stock()).toBe(before - 2);

    // nothing is left to be packed
    await expect(sendParcel(id, items)).rejects.toMatchObject({ status: 400 });
  });

  it("refuses unpaid, unknown and excessive items, and leaves no incomplete parcel", async () => {
    const unpaid = (await placeOrder()).id;
    const [waiting] = (await statusOf(unpaid)).panel.to_pack;
    const send = (id: string, itemId: string, quantity: number, more?: object) =>
      sendParcel(id, [{ id: itemId, quantity }], more);
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
    expect((await statusOf(id)).panel).toMatchObject({ to_pack: [{ ...line }], packed: [], sent: [] });
    await expect(send("order_gone", line?.id ?? "", 1)).rejects.toMatchObject({ status: 404 });
  });

  it("ships a parcel without a mail if requested", async () => {
    const id = await paidOrder();
    const [line] = (await statusOf(id)).panel.to_pack;
    const items = [{ id: line?.id ?? "", quantity: 2 }];
    const parcel = await sendParcel(id, items, { carrier: "ups", notify: false });
    const written = () => mailsOf("order-shipped", parcel);
    await expect.poll(written, { timeout: 60_000 }).toEqual([{ status: "suppressed" }]);
    await runJob("backfill-mails");
    expect(await written()).toEqual([{ status: "suppressed" }]);
  });

  it("corrects a tracking number, with a mail, and takes a shipment of today back", async () => {
    const before = await stock();
    const { id, email } = await paidOrderOf();
    const [line] = (await statusOf(id)).panel.to_pack;
    const items = [{ id: line?.id ?? "", quantity: 2 }];
    const parcel = await sendParcel(id, items, { number: "M1" });
    const at = `/admin/orders/${id}/parcels/${parcel}`;
    await waitForMail(email, "order-shipped");

    await post(`${at}/tracking`, { carrier: "brt", number: " M2 ", shown: "M1" });
    const [corrected] = (await statusOf(id)).panel.sent;
    expect(corrected).toMatchObject({ carrier: "BRT", tracking_number: "M2" });
    expect(corrected?.tracking_url).toContain("Nspediz=M2");
    const mail = await waitForMail(email, "tracking-corrected");
    expect(mail.text).toContain("M2");
    // a page that still showed the first number, and a number no carrier has
    for (const [body, status] of [
      [{ carrier: "brt", number: "M3", shown: "M1" }, 409],
      [{ carrier: "brt", number: "<b>", shown: "M2" }, 400],
    ] as const)
      await expect(post(`${at}/tracking`, body)).rejects.toMatchObject({ status });
    expect((await statusOf(id)).panel.sent).toMatchObject([{ tracking_number: "M2" }]);

    await post(`${at}/undo`, {});
    const undone = await statusOf(id);
    expect(undone.order).toMatchObject({ status: "processing", partly: [], shipments: [] });
    expect(undone.panel).toMatchObject({ to_pack: [{ quantity: 2 }], packed: [], sent: [] });
    expect((await waitForMail(email, "shipment-undone")).text).toContain("M2");
    // back in stock, and reserved again
    expect(await stock()).toBe(before - 2);
    await expect(post(`${at}/undo`, {})).rejects.toMatchObject({ status: 400 });

    // packed anew it is another parcel, with its own mail; yesterday's is not taken back
    const again = await sendParcel(id, items, { number: "M4" });
    const told = () => mailsOf("order-shipped", again);
    await expect.poll(told, { timeout: 60_000 }).toEqual([{ status: "sent" }]);
    await sql("update fulfillment set shipped_at = shipped_at - interval '1 day' where id = $1", [again]);
    expect((await statusOf(id)).actions).not.toContain("unship");
    await expect(post(`/admin/orders/${id}/parcels/${again}/undo`, {})).rejects.toMatchObject({
      status: 400,
      message: "Un pacco si può segnare come non spedito solo nel giorno della spedizione.",
    });
  });

  it("reports a withdrawal and a failed mail", async () => {
    const email = newAddress();
    const order = await placeOrder(undefined, email);
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
    await sql("update outbox_mail set last_error = $2 where key = $1 and event = 'order-received'", [
      order.id,
      "RCPT TO: 550 5.1.1 User unknown",
    ]);
    expect((await statusOf(order.id)).issues).toEqual([{ what: "no_mailbox", address: email }]);
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
