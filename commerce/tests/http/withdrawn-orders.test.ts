import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { post, runJob } from "../../../testing/owner";
import { ownProduct } from "../../../testing/own-product";
import type { PreviewedLine } from "../../src/features/bank-statements/preview";
import type { OpenTransfer } from "../../src/features/ordering/bank-transfer/order-transfer";
import type { Today } from "../../src/features/today/read-today";
import { sql } from "./database";
import { withdraw } from "./declarations";
import { placeOrder } from "./delivered-order";
import { placedBefore } from "./long-ago";
import { templatesTo, waitForMail } from "./mails";
import { pageOf } from "./order-pages";
import { owner } from "./shop";

const admin = await owner();
const product = await ownProduct(`Widerrufsprobe ${randomUUID()}`);

const listed = async (orderId: string): Promise<OpenTransfer | undefined> =>
  (await admin.client.fetch<{ transfers: OpenTransfer[] }>("/admin/transfers")).transfers.find(
    ({ order_id: id }) => id === orderId,
  );

/** An unpaid order by transfer, 32.70 in total, placed the given number of days ago, and what its places say of it. */
async function orderedDaysAgo(days: number) {
  const email = `${randomUUID()}@example.com`;
  const order = await placeOrder(undefined, email, product.variantId);
  await placedBefore(order.id, days);
  return {
    id: order.id,
    email,
    reference: (await listed(order.id))?.reference ?? "",
    page: () => pageOf(order.id),
    withdraw: (items = "") => withdraw({ number: order.display_id, email }, items),
  };
}

const awaitedToday = async (): Promise<string[]> =>
  (await admin.client.fetch<Today>("/admin/today")).transfers.rows.map(({ order_id: id }) => id);

async function previewed(text: string): Promise<PreviewedLine> {
  const statement = [
    "Data contabile;Ordinante;Causale;Importo",
    `23/11/2026;${randomUUID()};${text};32,70`,
    "23/11/2026;;Canone;-1,50",
  ].join("\n");
  const { lines } = await post<{ lines: PreviewedLine[] }>("/admin/bank-statements", { text: statement });
  const [line] = lines;
  if (!line) throw new Error("There is no line");
  return line;
}

const withdrawalOf = async (orderId: string) => {
  const { withdrawals } = await admin.client.fetch<{
    withdrawals: { id: string; order_id: string; status: string; refund_state: string }[];
  }>("/admin/withdrawals?limit=100");
  return withdrawals.find(({ order_id: id }) => id === orderId);
};

const stateOf = (orderId: string) =>
  sql<{ status: string }>(`select status from "order" where id = $1`, [orderId]);

it("asks for no money once an unpaid order is withdrawn, and books what still arrives to be sent back", async () => {
  const order = await orderedDaysAgo(4);
  expect(await order.page()).toMatchObject({ bank_transfer: { reference: order.reference } });
  expect(await awaitedToday()).toContain(order.id);
  await order.withdraw();

  expect(await order.page()).toMatchObject({
    status: "pending",
    bank_transfer: null,
    withdrawal: { whole: true, next: "nothing" },
    timeline: [{ what: "placed" }, { what: "withdrawn" }],
  });
  const receipt = await waitForMail(order.email, "withdrawal-received");
  expect(receipt.text.replace(/\s+/g, " ")).toContain("Dafür müssen Sie nichts bezahlen");
  expect(receipt.text).not.toContain("spätestens 14 Tage");
  expect(await listed(order.id)).toMatchObject({ withdrawn_at: expect.any(String) as unknown });
  expect(await awaitedToday()).not.toContain(order.id);
  await runJob("remind-of-transfers");

  const line = await previewed(order.reference);
  expect(line.proposal?.order_id).toBe(order.id);
  // without its reference, money is not taken for that of a withdrawn order
  const stray = await previewed("Grazia Deledda");
  expect(stray.proposal?.order_id).not.toBe(order.id);
  await post("/admin/bank-statement-bookings", { line: line.line, order_id: order.id });
  const paid = await waitForMail(order.email, "order-paid");
  expect(paid.text.replace(/\s+/g, " ")).toContain("nach Ihrem Widerruf eingegangen");
  expect(await order.page()).toMatchObject({ withdrawal: { whole: true, next: "refund" } });
  expect(await withdrawalOf(order.id)).toMatchObject({ status: "open", refund_state: "due" });
  expect(await templatesTo(order.email)).not.toContain("transfer-reminder");
}, 120_000);

it("cancels a withdrawn order that stays unpaid when its transfer was due, which settles the withdrawal", async () => {
  const order = await orderedDaysAgo(9);
  const inPart = await orderedDaysAgo(9);
  await order.withdraw();
  await inPart.withdraw("1 Mandeltorrone");
  expect(await inPart.page()).toMatchObject({ bank_transfer: null });
  await runJob("cancel-unpaid-transfers");
  expect(await stateOf(order.id)).toEqual([{ status: "canceled" }]);
  expect(await withdrawalOf(order.id)).toMatchObject({ status: "settled" });
  expect(await order.page()).toMatchObject({ status: "cancelled", withdrawal: { next: null } });
  // the owner agrees with the buyer what remains to be paid
  expect(await stateOf(inPart.id)).toEqual([{ status: "pending" }]);
  expect(await inPart.page()).toMatchObject({ withdrawal: { whole: false, next: "amount_follows" } });
}, 120_000);

it("cancels a withdrawn order when its withdrawal is settled before it is paid, and not one withdrawn in part", async () => {
  const order = await orderedDaysAgo(0);
  const inPart = await orderedDaysAgo(0);
  await order.withdraw();
  await inPart.withdraw("1 Mandeltorrone");
  for (const { id } of [order, inPart]) {
    const withdrawal = await withdrawalOf(id);
    await post(`/admin/withdrawals/${withdrawal?.id}`, { status: "settled" });
    expect(await withdrawalOf(id)).toMatchObject({ status: "settled" });
  }
  expect(await stateOf(order.id)).toEqual([{ status: "canceled" }]);
  expect(await stateOf(inPart.id)).toEqual([{ status: "pending" }]);
}, 120_000);
