import { expect, it } from "vitest";
import { decideRefundOwed, type RefundOwed, type RefundOwedState } from "./refund-owed";

const paid: RefundOwedState = {
  cancelled: true,
  holdsMoney: true,
  captured: 2690,
  refunded: 0,
  paymentCancelled: false,
};
const nothing: RefundOwed = { kind: "nothing" };

it.each<[string, RefundOwedState, RefundOwed]>([
  ["nothing if the order is not cancelled", { ...paid, cancelled: false }, nothing],
  ["the full amount if the refund of a cancelled order failed", paid, { kind: "refund", cents: 2690 }],
  ["the rest if a part was refunded before", { ...paid, refunded: 500 }, { kind: "refund", cents: 2190 }],
  ["nothing if everything was refunded", { ...paid, refunded: 2690 }, nothing],
  ["a release if the payment is still authorised", { ...paid, captured: 0 }, { kind: "release" }],
  [
    "nothing if the authorised payment was cancelled",
    { ...paid, captured: 0, paymentCancelled: true },
    nothing,
  ],
  ["nothing for an announced bank transfer", { ...paid, captured: 0, holdsMoney: false }, nothing],
  [
    "the amount received if a transfer was paid in part",
    { ...paid, captured: 1000, holdsMoney: false },
    { kind: "refund", cents: 1000 },
  ],
])("decideRefundOwed returns %s", (_, facts, owed) => {
  expect(decideRefundOwed(facts)).toEqual(owed);
});
