import { expect, it } from "vitest";
import { decideRefundOwed, type RefundOwed, type RefundOwedState } from "./refund-owed-decision";

const paid: RefundOwedState = {
  cancelled: true,
  holdsMoney: true,
  captured: 2690,
  refunded: 0,
  paymentCancelled: false,
};
const nothing: RefundOwed = { kind: "nothing" };

it.each<[string, RefundOwedState, RefundOwed]>([
  ["of an order that stands", { ...paid, cancelled: false }, nothing],
  ["of a cancelled order whose refund failed", paid, { kind: "refund", cents: 2690 }],
  ["of which a part went back before", { ...paid, refunded: 500 }, { kind: "refund", cents: 2190 }],
  ["of which all went back", { ...paid, refunded: 2690 }, nothing],
  ["that was only reserved, and still is", { ...paid, captured: 0 }, { kind: "release" }],
  ["that was only reserved, and was let go", { ...paid, captured: 0, paymentCancelled: true }, nothing],
  ["that was announced as a transfer", { ...paid, captured: 0, holdsMoney: false }, nothing],
  [
    "that came as a transfer in part",
    { ...paid, captured: 1000, holdsMoney: false },
    { kind: "refund", cents: 1000 },
  ],
])("what is owed of a payment %s", (_, facts, owed) => {
  expect(decideRefundOwed(facts)).toEqual(owed);
});
