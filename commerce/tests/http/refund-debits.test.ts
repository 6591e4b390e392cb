import { randomUUID } from "node:crypto";
import { shopDay } from "@su-turrone/contract/time-zone";
import { describe, expect, it } from "vitest";
import { atNight } from "../../../testing/night";
import { sendBackAll } from "../../../testing/orders";
import { post, runJob } from "../../../testing/owner";
import { ownProduct } from "../../../testing/own-product";
import type { PreviewedStatement } from "../../src/features/bank-statements/preview";
import type { SentTransfer } from "../../src/features/refund-transfers/mark-as-sent";
import { sql } from "./database";
import { withdraw } from "./declarations";
import { waitForMail, waitForMails, countMails } from "./mails";
import { addedSince, monthFigures } from "./month-figures";
import { paidByTransfer, refundsToSend, type PaidByTransfer } from "./refund-transfer-tools";
import { owner } from "./shop";

const admin = await owner();
const product = await ownProduct(`Probe ${randomUUID()}`);

const undo = (id = "") => post(`/admin/refund-transfers/${id}/undo`);

/** The refunds of an order that are listed as sent. */
const sentOf = async (orderId: string): Promise<SentTransfer[]> =>
  (await admin.client.fetch<{ sent: SentTransfer[] }>("/admin/transfers")).sent.filter(
    ({ order_id: id }) => id === orderId,
  );

/** A paid order that is cancelled, its refund marked as sent. */
async function sentBack(): Promise<PaidByTransfer> {
  const order = await paidByTransfer(product.variantId);
  await post(`/admin/orders/${order.id}/cancel`);
  await sendBackAll(order.id);
  return order;
}

const preview = (...rows: string[]): Promise<PreviewedStatement> =>
  post("/admin/bank-statements", {
    text: ["Data contabile;Beneficiario;Causale;Importo", ...rows].join("\n"),
  });

const debit = (text: string, amount: string, day = shopDay(new Date())): string =>
  `${day};${randomUUID()};${text};-${amount}`;

it("a refund marked by mistake is owed again, and the buyer is told once", { timeout: 120_000 }, async () => {
  const { id, number, email } = await sentBack();
  const [sent] = await sentOf(id);
  expect(sent).toMatchObject({ number, name: "Grazia Deledda", cents: 3270, by_statement: false });
  expect(sent?.sent_on).toBe(shopDay(new Date()));
  await waitForMails(email, "order-refunded");
  const before = await monthFigures();

  await Promise.all([undo(sent?.id), undo(sent?.id)]);
  await undo(sent?.id);
  expect(await sentOf(id)).toEqual([]);
  expect((await refundsToSend(id)).map(({ cents }) => cents)).toEqual([3270]);
  expect(await addedSince(before)).toMatchObject({ taken: 0, refunded: -3270, sales: 0 });
  const [, correction] = await waitForMails(email, "refund-announced", 2);
  expect(correction?.subject).toBe(`Korrektur: Rückzahlung zur Bestellung ${number}`);
  expect(correction?.text.replace(/\s+/g, " ")).toContain("Das stimmt nicht");

  // sent in fact: told again, and a late press on the first record changes nothing
  await sendBackAll(id);
  await waitForMails(email, "order-refunded", 2);
  await undo(sent?.id);
  expect(await sentOf(id)).toHaveLength(1);
  await runJob("backfill-mails");
  expect(await countMails(email, "refund-announced")).toBe(2);
  expect(await countMails(email, "order-refunded")).toBe(2);
  await expect(undo("reftra_unknown")).rejects.toMatchObject({ status: 404 });
});

it("a refund that the bank returns is no payment, and owed again", { timeout: 120_000 }, async () => {
  const { id, number } = await sentBack();
  const [sent] = await sentOf(id);
  const text = `Data contabile;Ordinante;Causale;Importo\n${shopDay(new Date())};${randomUUID()};RESPINTO RIMBORSO ST-${number}-7K3M9QPD;+32,70`;
  const read = async () => (await post<PreviewedStatement>("/admin/bank-statements", { text })).lines;
  const returned = { proposal: null, not_waiting: { order_id: id }, came_back: { id: sent?.id } };
  expect(await read()).toMatchObject([returned]);
  await undo(sent?.id);
  expect((await refundsToSend(id)).map(({ cents }) => cents)).toEqual([3270]);
  // the same file again: still no payment to be sent back
  expect(await read()).toMatchObject([returned]);
});

it.runIf(atNight)("a mail that has not left never does, uncorrected", { timeout: 120_000 }, async () => {
  const { id, email } = await sentBack();
  const [sent] = await sentOf(id);
  await waitForMails(email, "order-refunded");
  // as if the mail server had refused it
  const changed = await sql(
    "update outbox_mail set status = 'failed' where event = 'order-refunded' and recipient = $1 returning id",
    [email],
  );
  expect(changed).toHaveLength(1);
  await undo(sent?.id);
  expect(await sql("select status from outbox_mail where id = $1", [changed[0]?.["id"]])).toEqual([
    { status: "suppressed" },
  ]);
  await runJob("backfill-mails");
  await sendBackAll(id);
  await waitForMails(email, "order-refunded", 2);
  expect(await countMails(email, "refund-announced")).toBe(1);
});

it("a debit that came back is no other transfer's, its withdrawal open", { timeout: 120_000 }, async () => {
  const { id, number, email, paymentId } = await paidByTransfer(product.variantId);
  await withdraw({ number, email });
  await post(`/admin/payments/${paymentId}/refund`, { amount: 32.7 });
  const paidBack = debit(`ST-${number}`, "32,70");
  const { debits } = await preview(paidBack);
  await post(`/admin/refund-transfers/${debits[0]?.refund.id ?? ""}`, { line: debits[0]?.line });
  const [withdrawal] = await sql<{ id: string }>("select id from withdrawal where order_id = $1", [id]);
  const settle = () => post(`/admin/withdrawals/${withdrawal?.id ?? ""}`, { status: "settled" });
  await settle();

  const [sent] = await sentOf(id);
  expect(sent?.by_statement).toBe(true);
  await undo(sent?.id);
  expect(await refundsToSend(id)).toHaveLength(1);
  await expect(preview(paidBack)).rejects.toMatchObject({ status: 400 });
  // open, and not to be settled before it is sent
  await expect(settle()).rejects.toMatchObject({ status: 409 });
  const acts = await sql(
    "select status from withdrawal_act where withdrawal_id = $1 order by at desc limit 1",
    [withdrawal?.id],
  );
  expect(acts).toEqual([{ status: "open" }]);
  await sendBackAll(id);
  await settle();
});

/** A paid order with two refunds of 5.00 that wait. */
async function refundedTwice(): Promise<PaidByTransfer> {
  const order = await paidByTransfer(product.variantId);
  for (const amount of [5, 5]) await post(`/admin/payments/${order.paymentId}/refund`, { amount });
  return order;
}

const transfersOf = (orderId: string) =>
  sql("select cents from refund_transfer where order_id = $1", [orderId]);

describe("a debit of a bank statement", { timeout: 120_000 }, () => {
  it("is offered as the refund it names, and marks it as sent once", async () => {
    const { id, number, email } = await refundedTwice();
    const [first, second] = await refundsToSend(id);
    const paidBack = debit(`rimborso st ${number} ${first?.reference.slice(-8) ?? ""}`, "5,00");
    const { lines, debits } = await preview(paidBack, debit("Canone", "1,50"));
    expect(lines).toEqual([]);
    expect(debits.map(({ refund, by }) => [refund.id, by])).toEqual([[first?.id, "reference"]]);
    // a preview marks nothing
    expect(await refundsToSend(id)).toHaveLength(2);

    const line = debits[0]?.line;
    const mark = (refundId = "") => post(`/admin/refund-transfers/${refundId}`, { line });
    // two presses, of whichever owner, and once more
    await Promise.all([mark(first?.id), mark(first?.id)]);
    await mark(first?.id);
    // the other refund was sent by another transfer, whatever is pressed and whichever file has the line
    await expect(mark(second?.id)).rejects.toMatchObject({ status: 409 });
    await expect(preview(paidBack)).rejects.toMatchObject({ status: 400 });
    expect((await refundsToSend(id)).map((refund) => refund.id)).toEqual([second?.id]);
    expect(await transfersOf(id)).toEqual([{ cents: 500 }]);
    await waitForMail(email, "order-refunded");
    expect(await countMails(email, "order-refunded")).toBe(1);
  });

  it("marks nothing that it does not fit, and both refunds if it is on a statement twice", async () => {
    const { id, number } = await refundedTwice();
    const [refund] = await refundsToSend(id);
    const { debits } = await preview(debit(`ST-${number}`, "5,00"));
    const line = { ...debits[0]?.line, amount_cents: 501 };
    const path = `/admin/refund-transfers/${refund?.id ?? ""}`;
    await expect(post(path, { line })).rejects.toMatchObject({ status: 400 });
    await expect(post(path, { line: { ...line, direction: "in" } })).rejects.toMatchObject({ status: 400 });
    expect(await transfersOf(id)).toEqual([]);
    const other = debit(`ST-${number}`, "5,01");
    const earlier = debit(`ST-${number}`, "5,00", "2026-01-02");
    await expect(preview(other, earlier)).rejects.toMatchObject({ status: 400 });

    const same = debit(`ST-${number}`, "5,00");
    const { debits: twice } = await preview(same, same, same);
    expect(twice.map(({ refund: named }) => named.order_id)).toEqual([id, id]);
    await Promise.all(
      twice.map(({ line: own, refund: named }) => post(`/admin/refund-transfers/${named.id}`, { line: own })),
    );
    expect(await transfersOf(id)).toEqual([{ cents: 500 }, { cents: 500 }]);
  });
});
