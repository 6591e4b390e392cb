import { randomUUID } from "node:crypto";
import { date } from "@su-turrone/contract/formats";
import { describe, expect, it } from "vitest";
import { sendBackAll } from "../../../testing/orders";
import { post } from "../../../testing/owner";
import { ownProduct } from "../../../testing/own-product";
import type { Booked } from "../../src/features/bank-statements/book-line";
import type { PreviewedLine, PreviewedStatement } from "../../src/features/bank-statements/preview";
import type { OpenTransfer } from "../../src/features/ordering/bank-transfer/order-transfer";
import { sql } from "./database";
import { placeOrder } from "./delivered-order";
import { countMails, waitForMail } from "./mails";
import { refundsToSend } from "./refund-transfer-tools";
import { owner } from "./shop";

const admin = await owner();
const product = await ownProduct(`Probe ${randomUUID()}`);

const openTransfers = async (): Promise<OpenTransfer[]> =>
  (await admin.client.fetch<{ transfers: OpenTransfer[] }>("/admin/transfers")).transfers;

/** An order of two packs, 32.70 in total, awaiting its transfer. */
async function waiting(email?: string): Promise<OpenTransfer> {
  const { id } = await placeOrder(undefined, email, product.variantId);
  const found = (await openTransfers()).find(({ order_id: order }) => order === id);
  if (!found) throw new Error("The order does not wait for a transfer");
  return found;
}

const openAmount = async (orderId: string): Promise<number | undefined> =>
  (await openTransfers()).find(({ order_id: id }) => id === orderId)?.open_cents;

/** A statement with lines unique to this test: each has its own payer. The last one is a fee of the bank. */
const statement = (...lines: { amount: string; text: string }[]): string =>
  [
    "Data contabile;Ordinante;Causale;Importo",
    ...lines.map(({ amount, text }) => `23/11/2026;${randomUUID()};${text};${amount}`),
    "23/11/2026;;Canone;-1,50",
  ].join("\n");

const preview = async (text: string, only_incoming?: boolean): Promise<PreviewedLine[]> =>
  (await post<{ lines: PreviewedLine[] }>("/admin/bank-statements", { text, only_incoming })).lines;

const book = async ({ line }: Pick<PreviewedLine, "line">, order_id: string): Promise<Booked> =>
  (await post<{ booked: Booked }>("/admin/bank-statement-bookings", { line, order_id })).booked;

const one = ([line]: PreviewedLine[]): PreviewedLine => {
  if (!line) throw new Error("There is no line");
  return line;
};

const capturesOf = (orderId: string) =>
  sql<{ amount: string }>(
    `select capture.amount from capture
     join payment on payment.id = capture.payment_id
     join order_payment_collection link on link.payment_collection_id = payment.payment_collection_id
     where link.order_id = $1`,
    [orderId],
  );

describe("a bank statement", { timeout: 120_000 }, () => {
  it("proposes the order of its reference and books the line only once", async () => {
    const order = await waiting();
    const text = statement({ amount: "32,70", text: order.reference.toLowerCase().replaceAll("-", " ") });
    const line = one(await preview(text));
    expect(line.proposal).toEqual({
      order_id: order.order_id,
      number: order.number,
      name: "Grazia Deledda",
      open_cents: 3270,
      by: "reference",
      difference_cents: 0,
    });
    // a preview books nothing
    expect(await openAmount(order.order_id)).toBe(3270);

    const answers = await Promise.allSettled([book(line, order.order_id), book(line, order.order_id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(book(line, order.order_id)).rejects.toMatchObject({ status: 409 });
    expect((await capturesOf(order.order_id)).map(({ amount }) => Number(amount))).toEqual([32.7]);
    expect(await openAmount(order.order_id)).toBeUndefined();
    await expect(preview(text)).rejects.toMatchObject({ status: 409 });
    const more = `${text}\n24/11/2026;${randomUUID()};altro;1,23`;
    expect((await preview(more)).map(({ booked_order_id: id }) => id)).toEqual([order.order_id, null]);
  });

  it("reports the missing amount of a partial payment and the surplus of an overpayment", async () => {
    const order = await waiting();
    const text = statement(
      { amount: "12,70", text: order.reference },
      { amount: "25,00", text: order.reference },
    );
    const [part, rest] = await preview(text);
    expect([part, rest].map((line) => line?.proposal?.difference_cents)).toEqual([-2000, -770]);
    if (!part || !rest) throw new Error("There are no two lines");
    expect(await book(part, order.order_id)).toEqual({
      order_id: order.order_id,
      taken_cents: 1270,
      open_cents: 2000,
      surplus_cents: 0,
    });
    expect(await openAmount(order.order_id)).toBe(2000);
    expect(await book(rest, order.order_id)).toEqual({
      order_id: order.order_id,
      taken_cents: 2000,
      open_cents: 0,
      surplus_cents: 500,
    });
    const booked = (await capturesOf(order.order_id)).map(({ amount }) => Number(amount));
    expect(booked.sort((a, b) => a - b)).toEqual([12.7, 20]);
  });

  it("that names two orders which wait leaves nothing over while one of them is unpaid", async () => {
    const [first, second] = [await waiting(), await waiting()];
    const line = one(
      await preview(statement({ amount: "65,40", text: `${first.reference} ${second.reference}` })),
    );
    const ids = [first.order_id, second.order_id];
    expect([...line.named_order_ids].sort()).toEqual([...ids].sort());
    for (const [order, other] of [
      [first, second],
      [second, first],
    ] as const) {
      await expect(book(line, order.order_id)).rejects.toMatchObject({
        status: 400,
        message: expect.stringContaining(String(other.number)) as unknown,
      });
      expect(await capturesOf(order.order_id)).toEqual([]);
    }
    await admin.admin.order.cancel(second.order_id);
    expect(await book(line, first.order_id)).toMatchObject({ taken_cents: 3270, surplus_cents: 3270 });
  });

  it("shows what the bank takes back apart, and books it to no order", async () => {
    const { reference, number } = await waiting();
    const text = `<Document><BkToCstmrStmt><Stmt><Ntry><Amt Ccy="EUR">32.70</Amt><CdtDbtInd>DBIT</CdtDbtInd><RvslInd>1</RvslInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-23</Dt></BookgDt><AddtlNtryInf>${reference}</AddtlNtryInf></Ntry></Stmt></BkToCstmrStmt></Document>`;
    const read = await post<PreviewedStatement>("/admin/bank-statements", { text });
    expect(read).toMatchObject({
      lines: [],
      debits: [],
      reversals: [{ proposal: null, not_waiting: { number }, line: { direction: "out" } }],
    });
  });

  it("books nothing to an order that awaits no transfer, and reports this for its reference", async () => {
    const order = await waiting();
    await admin.admin.order.cancel(order.order_id);
    const line = one(await preview(statement({ amount: "32,70", text: order.reference })));
    const { number, order_id } = order;
    expect(line).toMatchObject({ proposal: null, not_waiting: { number, order_id } });
    await expect(book(line, order.order_id)).rejects.toMatchObject({ status: 400 });
    // the line can be booked to the correct order
    const other = await waiting();
    expect(await book(line, other.order_id)).toMatchObject({ taken_cents: 3270 });
  });

  it("lists money for a cancelled order to be sent back, with a fortnight from its booking", async () => {
    const { order_id, reference } = await waiting();
    await admin.admin.order.cancel(order_id);
    await sql(`update "order" set canceled_at = now() - interval '20 days' where id = $1`, [order_id]);
    const line = one(await preview(statement({ amount: "32,70", text: reference })));
    const sendBack = () =>
      post("/admin/bank-statement-bookings", { line: line.line, order_id, send_back: true });
    expect(await sendBack()).toMatchObject({ booked: { taken_cents: 0, surplus_cents: 3270 } });
    await expect(sendBack()).rejects.toMatchObject({ status: 409 });
    expect(await refundsToSend(order_id)).toMatchObject([{ cents: 3270, days_left: 14 }]);
    await sendBackAll(order_id);
    expect(await refundsToSend(order_id)).toEqual([]);
    // an order that waits takes the money instead
    const open = await waiting();
    const other = one(await preview(statement({ amount: "32,70", text: open.reference })));
    const wrong = { line: other.line, order_id: open.order_id, send_back: true };
    await expect(post("/admin/bank-statement-bookings", wrong)).rejects.toMatchObject({ status: 409 });
  });

  it("shows what was paid twice, of which the buyer is mailed once what happens and until when", async () => {
    const email = `${randomUUID()}@example.com`;
    const { order_id, reference } = await waiting(email);
    const twice = statement({ amount: "32,70", text: reference }, { amount: "32,70", text: reference });
    const [first, second] = await preview(twice);
    if (!first || !second) throw new Error("There are no two lines");
    await book(first, order_id);
    await post("/admin/bank-statement-bookings", { line: second.line, order_id, send_back: true });
    const told = await waitForMail(email, "refund-announced");
    const [due] = await refundsToSend(order_id);
    const text = told.text.replace(/\s+/g, " ");
    expect(text).toContain("Sie haben mehr überwiesen, als fällig war");
    expect(text).toMatch(/Betrag:? 32,70/);
    expect(text).toContain(date(due?.until ?? "", "de"));
    await sendBackAll(order_id);
    await waitForMail(email, "order-refunded");
    expect(await countMails(email, "refund-announced")).toBe(1);
  });

  it("is refused with a reason if it is invalid", async () => {
    await expect(preview("Name;Ort\nAnna;Nuoro")).rejects.toMatchObject({ status: 400 });
    await expect(preview('<!DOCTYPE a [<!ENTITY b "c">]><Document/>')).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining("DOCTYPE") as unknown,
    });
    await expect(preview(statement())).rejects.toMatchObject({ status: 400 });
    await expect(preview("x".repeat(2_000_001))).rejects.toMatchObject({ status: 400 });
  });
});
