import { expect, it } from "vitest";
import { transferOf } from "../ordering/bank-transfer/order-transfer";
import type { OrderRecord } from "../ordering/order/order-record";
import {
  account,
  byTransfer,
  captured,
  paid,
  partCaptured,
  partPaid,
  withdrawn,
} from "../ordering/order/order-states.example";
import type { OrderMailContext } from "./order-mail-context";
import { orderMails } from "./order-mails";
import { renderMail } from "./render-mail";
import { order as facts, sender } from "./render-mail.example";

/** Titles of the mails about the payments of an order, without what they ask to transfer. */
async function titlesOf(order: OrderRecord) {
  const mail = orderMails.find(({ name }) => name === "order-paid");
  const context = { order, facts: { ...facts, transfer: transferOf(order, account) } };
  const messages = (await mail?.messages(context as OrderMailContext, "pay_1")) ?? [];
  const mails = messages.map(({ data }) =>
    renderMail({ template: "order-paid", language: "de", data }, sender),
  );
  const texts = (await Promise.all(mails)).map(({ text }) => text.replace(/\s+/g, " "));
  return texts.map((text) => [
    /Ein Teil Ihrer Zahlung ist da|Ihre Zahlung geht an Sie zurück|Ihre Zahlung ist da/.exec(text)?.[0],
    /Noch offen: ([\d,]+)/.exec(text)?.[1] ?? null,
    text.includes("nach Ihrem Widerruf noch zu bezahlen"),
  ]);
}

const back = ["Ihre Zahlung geht an Sie zurück", null, false];
const here = ["Ihre Zahlung ist da", null, false];
const asAgreed = ["Ihre Zahlung ist da", null, true];
const inPart = (change: Partial<OrderRecord> = {}) => byTransfer({ ...change, ...partCaptured }, partPaid);
const inFull = (change: Partial<OrderRecord> = {}) => byTransfer({ ...change, ...captured }, paid);

it.each<[string, OrderRecord, unknown[]]>([
  ["a payment", inFull(), here],
  ["a part", inPart(), ["Ein Teil Ihrer Zahlung ist da", "22,70", false]],
  ["a payment after the withdrawal", inFull(withdrawn()), back],
  ["a part after the withdrawal", inPart(withdrawn()), back],
  ["a payment after the withdrawal of a part", inFull(withdrawn("1 Mandeltorrone")), back],
  ["what was agreed after the withdrawal of a part", inPart(withdrawn("1 Mandeltorrone")), asAgreed],
  ["what was agreed when that is settled", inPart(withdrawn("1 Mandeltorrone", true)), asAgreed],
  ["a payment when that is settled", inFull(withdrawn("1 Mandeltorrone", true)), here],
])("the mail about %s asks only for what is open, and says what goes back", async (_, order, said) => {
  expect(await titlesOf(order)).toEqual([said]);
});
