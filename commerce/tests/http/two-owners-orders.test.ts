import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { atNight } from "../../../testing/night";
import { sendOrder } from "../../../testing/orders";
import { asOwner, post, runJob } from "../../../testing/owner";
import { sql } from "./database";
import { form, pack, placed, refund, refundable, refundGoods } from "./line-refund-tools";
import { withdraw } from "./declarations";
import { statusOf } from "./order-pages";
import {
  cartOf,
  choosePaymentMethod,
  configureFaults,
  hangingFaults,
  heldBy,
  orderOf,
} from "./payment-tools";
import { firstOwner } from "./people";
import { send } from "./shop";

const { headers } = await firstOwner();
const goods = await refundGoods();

/** What an owner's page has shown of an order, as the header its actions send. */
const seen = async (id: string) => {
  const { revision } = await asOwner<{ revision: string }>(`/admin/orders/${id}/status`);
  return { ...headers, "if-match": `"${revision}"` };
};

const captured = async (paymentId: string) =>
  (await sql("select amount::float from capture where payment_id = $1 order by created_at", [paymentId])).map(
    ({ amount }) => amount,
  );

/** An amount as a message contains it. */
const euro = (amount: string) => `${amount}\u00a0€`;
const conflict = (message: string) => ({ status: 409, body: { message } });
const moneyHasChanged = (paid: string, refunded: string) =>
  conflict(
    `Nel frattempo i pagamenti di questo ordine sono cambiati: pagati ${euro(paid)}, di cui ${euro(refunded)} registrati come rimborso o persi per contestazione. Non è stato eseguito nulla.`,
  );

describe("what an owner does on an order whose money has changed:", { timeout: 120_000 }, () => {
  it.runIf(atNight)("the refund of everything", async () => {
    const { id, intent, lines } = await placed(goods, "card");
    const opened = await seen(id);
    await refund(id, await form(id, { lines: [{ id: lines[0], quantity: 1 }] }));
    const held = await heldBy(intent);
    expect(await send("POST", `/admin/orders/${id}/refund`, {}, opened)).toMatchObject(
      moneyHasChanged("80,00", "20,00"),
    );
    expect(await heldBy(intent)).toBe(held);
    expect(await send("POST", `/admin/orders/${id}/refund`, {}, await seen(id))).toMatchObject({
      status: 200,
    });
    expect(await heldBy(intent)).toBe(0);
  });

  it("a refund of the same pieces by two owners, though the same form may be sent twice", async () => {
    const { id, intent, lines } = await placed(goods, "card");
    const { revision } = await asOwner<{ revision: string }>(`/admin/orders/${id}/line-refunds`);
    const opened = { ...headers, "if-match": `"${revision}"` };
    const chosen = { lines: [{ id: lines[0], quantity: 1 }] };
    const [one, other] = [await form(id, chosen), await form(id, chosen)];
    const answer = await send("POST", `/admin/orders/${id}/line-refunds`, one, opened);
    expect(answer).toMatchObject({ status: 200 });
    expect(await send("POST", `/admin/orders/${id}/line-refunds`, one, opened)).toEqual(answer);
    expect(await send("POST", `/admin/orders/${id}/line-refunds`, other, opened)).toMatchObject(
      moneyHasChanged("80,00", "20,00"),
    );
    expect((await refundable(id)).left_cents).toBe(6000);
    expect(await heldBy(intent)).toBe(6000);
  });

  it.runIf(atNight)("the receipt of a part of a transfer, at the same moment", async () => {
    const { id, paymentId } = await placed(goods, "bank");
    const opened = await seen(id);
    const receive = () => send("POST", `/admin/payments/${paymentId}/capture`, { amount: 5 }, opened);
    const answers = await Promise.all([receive(), receive()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await captured(paymentId)).toEqual([5]);
  });

  it.runIf(atNight)("the decision to accept a part payment", async () => {
    const { id, paymentId } = await placed(goods, "bank");
    await post(`/admin/payments/${paymentId}/capture`, { amount: 5 });
    const opened = await seen(id);
    await post(`/admin/payments/${paymentId}/capture`, { amount: 3 });
    expect(await send("POST", `/admin/orders/${id}/part-payment`, {}, opened)).toMatchObject(
      moneyHasChanged("8,00", "0,00"),
    );
    expect((await statusOf(id)).order.status).toBe("pending");
  });

  it("the cancellation of an order whose transfer has arrived", async () => {
    const { id, paymentId } = await placed(goods, "bank");
    const opened = await seen(id);
    await post(`/admin/payments/${paymentId}/capture`);
    expect(await send("POST", `/admin/orders/${id}/cancel`, {}, opened)).toMatchObject(
      moneyHasChanged("80,00", "0,00"),
    );
    expect((await statusOf(id)).order.status).toBe("processing");
  });

  it.runIf(atNight)("the booking of a statement's line", async () => {
    const { id, paymentId } = await placed(goods, "bank");
    const paid = { direction: "in", day: "2026-11-23", amount_cents: 8000, counterparty: randomUUID() };
    const line = { ...paid, counterparty_iban: "", text: "", details: "", bank_reference: "", ordinal: 0 };
    const body = { order_id: id, line, expected_open_cents: 8000 };
    await post(`/admin/payments/${paymentId}/capture`, { amount: 5 });
    expect(await send("POST", "/admin/bank-statement-bookings", body, headers)).toMatchObject(
      conflict(
        `Nel frattempo per questo ordine mancano ancora ${euro("75,00")}. Non è stato registrato nulla: verificare la riga.`,
      ),
    );
    expect(await captured(paymentId)).toEqual([5]);
    const checked = { ...body, expected_open_cents: 7500 };
    expect(await send("POST", "/admin/bank-statement-bookings", checked, headers)).toMatchObject({
      status: 200,
    });
  });
});

it("goods of an order withdrawn since the page was opened are not sent from there, but from one that says so", async () => {
  const { id, number, email, paymentId, lines } = await placed(goods, "bank", [2, 1]);
  await post(`/admin/payments/${paymentId}/capture`);
  await post(`/admin/orders/${id}/fulfillments`, { items: [{ id: lines[0], quantity: 1 }] });
  const page = await statusOf(id);
  const sending = [
    [`/admin/orders/${id}/parcels/${page.panel.packed[0]?.id ?? ""}/ship`, { carrier: "gls" }],
    [`/admin/orders/${id}/parcels`, { carrier: "gls", items: [{ id: lines[0], quantity: 1 }] }],
  ] as const;
  await withdraw({ number, email });
  const answers = async (warnings: string) => {
    const shown = { ...headers, "if-match": `"${warnings}"` };
    const sent = [];
    for (const [path, body] of sending) sent.push(await send("POST", path, body, shown));
    return sent;
  };
  for (const answer of await answers(page.warning_revision))
    expect(answer).toMatchObject(
      conflict(
        "Dopo l’apertura di questa pagina è cambiato qualcosa nei recessi o nelle contestazioni di questo ordine. Non è stato spedito nulla; ricaricare la pagina.",
      ),
    );
  expect((await statusOf(id)).panel.sent).toEqual([]);
  await answers((await statusOf(id)).warning_revision);
  expect((await statusOf(id)).panel.sent).toHaveLength(2);
}, 60_000);

/** Ships everything of a paid order. @returns its parcel */
async function ship(id: string): Promise<string> {
  await sendOrder(id, { notify: false });
  return (await statusOf(id)).panel.sent[0]?.id ?? "";
}

const inHerLanguage = {
  gone: conflict(
    "Nel frattempo questo pacco è stato spedito, disimballato o consegnato. Nulla è cambiato; ricaricare la pagina.",
  ),
  packed: {
    status: 400,
    body: {
      message: "Per questo ordine c’è un pacco già imballato. Prima disimballarlo, poi annullare l’ordine.",
    },
  },
  nothingLeft: {
    status: 400,
    body: { message: "Non restano tanti pezzi da imballare. Ricaricare la pagina." },
  },
};

describe("parcels that owners and a job change at the same moment", { timeout: 180_000 }, () => {
  it.runIf(atNight)("are delivered once, by the job, the list and the page", async () => {
    const orders = await Promise.all([1, 2, 3].map(() => placed(goods, "bank", [1, 1])));
    const parcels: string[] = [];
    for (const { id, paymentId } of orders) {
      await post(`/admin/payments/${paymentId}/capture`);
      parcels.push(await ship(id));
    }
    await sql("update fulfillment set shipped_at = now() - interval '20 days' where id = any($1)", [parcels]);
    const order_ids = orders.map(({ id }) => id);
    const deliver = (id: string, parcel: string) =>
      send("POST", `/admin/orders/${id}/fulfillments/${parcel}/mark-as-delivered`, {}, headers);
    const [, , { results }, ...pressed] = await Promise.all([
      runJob("auto-deliver"),
      runJob("auto-deliver"),
      post<{ results: { result: string }[] }>("/admin/deliveries", { order_ids }),
      ...orders.map(({ id }, index) => deliver(id, parcels[index] ?? "")),
    ]);
    expect(results.filter(({ result }) => result === "refused")).toEqual([]);
    for (const answer of pressed.filter(({ status }) => status !== 200)) {
      expect([inHerLanguage.gone.body.message, "La merce ora non si può segnare come consegnata."]).toContain(
        answer.body["message"],
      );
    }
    for (const id of order_ids) expect((await statusOf(id)).order.status).toBe("delivered");
  });

  it.runIf(atNight)("are not shipped by one and unpacked by the other, nor sent twice", async () => {
    const { id, paymentId, lines } = await placed(goods, "bank", [2, 1]);
    await post(`/admin/payments/${paymentId}/capture`);
    const items = [{ id: lines[0], quantity: 2 }];
    await post(`/admin/orders/${id}/fulfillments`, { items });
    const [packed] = (await statusOf(id)).panel.packed;
    expect(await send("POST", `/admin/orders/${id}/cancel`, {}, headers)).toMatchObject(inHerLanguage.packed);
    const parcel = `/admin/orders/${id}/fulfillments/${packed?.id ?? ""}`;
    await ship(id);
    const shipping = `/admin/orders/${id}/parcels/${packed?.id ?? ""}/ship`;
    expect(await send("POST", `${parcel}/cancel`, {}, headers)).toMatchObject(inHerLanguage.gone);
    expect(await send("POST", shipping, { carrier: "gls" }, headers)).toMatchObject(inHerLanguage.gone);
    const shipment = await send("POST", `${parcel}/shipments`, { items, labels: [] }, headers);
    expect(shipment).toMatchObject(inHerLanguage.gone);
    await expect(pack(id, lines[1], 1)).rejects.toMatchObject({
      status: 400,
      message: inHerLanguage.nothingLeft.body.message,
    });
  });
});

describe("the capture of a card that is still running", { timeout: 60_000 }, () => {
  it.runIf(atNight)("ends before the owner's cancellation, which refunds it", async () => {
    const email = `capture-${randomUUID()}@example.com`;
    const cart = await cartOf(goods[0], email);
    const intent = (await choosePaymentMethod(cart, "card")) ?? "";
    await configureFaults([{ match: "capture", kind: "timeout_after", ms: 1_500, of: intent }]);
    const id = await orderOf(cart.id);
    await expect.poll(async () => (await hangingFaults()).length, { timeout: 15_000, interval: 20 }).toBe(1);
    expect(await send("POST", `/admin/orders/${id}/cancel`, {}, headers)).toMatchObject({ status: 200 });
    expect(await heldBy(intent)).toBe(0);
    const [books] = await sql(
      `select payment.amount::float as paid, coalesce(sum(refund.amount), 0)::float as refunded
       from payment left join refund on refund.payment_id = payment.id
       where payment.data->>'id' = $1 and payment.captured_at is not null group by payment.id`,
      [intent],
    );
    expect(books).toEqual({ paid: 26.9, refunded: 26.9 });
  });
});
