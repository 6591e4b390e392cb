import { expect, it } from "vitest";
import { exampleOrder, moved, parcel } from "../order/order-record.example";
import type { OrderRecord, Payment } from "../order/order-record";
import { overdueOf, type Overdue } from "./order-transfer";

const transfer: Payment = {
  id: "pay_1",
  provider_id: "pp_bank-transfer_bank",
  created_at: new Date("2026-12-01T22:30:00Z"),
  captures: [],
  refunds: [],
};
const card = { ...transfer, provider_id: "pp_stripe_stripe" };
const day = new Date("2026-12-10T12:00:00Z");

const order = (payments: Payment[], packed?: Date | null): OrderRecord =>
  exampleOrder({
    created_at: new Date("2026-12-01T22:30:00Z"),
    total: 26.9,
    payment_collections: [{ id: "pay_col_1", payments }],
    fulfillments: packed === undefined ? [] : parcel({ canceled_at: packed }),
  });

it.each<[string, OrderRecord, string, Overdue]>([
  ["is not overdue on the last day", order([transfer]), "2026-12-08T22:59:00Z", "no"],
  ["is to be cancelled after midnight in Rome", order([transfer]), "2026-12-08T23:01:00Z", "cancel"],
  ["is not overdue if paid", order([{ ...transfer, captures: [moved(26.9)] }]), "2026-12-20T00:00:00Z", "no"],
  ["is overdue in part", order([{ ...transfer, captures: [moved(10)] }]), "2026-12-20T00:00:00Z", "in_part"],
  [
    "is overdue in part if some of a part payment was refunded",
    { ...order([{ ...transfer, captures: [moved(20)] }]), total: 18.9, credit_line_total: 8 },
    "2026-12-20T00:00:00Z",
    "in_part",
  ],
  ["is not on the last day", order([{ ...transfer, captures: [moved(10)] }]), "2026-12-08T22:59:00Z", "no"],
  [
    "is not overdue if the owner has accepted the part payment",
    {
      ...order([{ ...transfer, captures: [moved(10)] }]),
      metadata: { part_payment_accepted_at: "2026-12-09T10:00:00.000Z" },
    },
    "2026-12-20T00:00:00Z",
    "no",
  ],
  ["is not if cancelled already", order([{ ...transfer, canceled_at: day }]), "2026-12-20T00:00:00Z", "no"],
  ["is not overdue if paid by card", order([card]), "2026-12-20T00:00:00Z", "no"],
  ["is not overdue if packed already", order([transfer], null), "2026-12-20T00:00:00Z", "no"],
  ["is to be if the packing was cancelled", order([transfer], day), "2026-12-20T00:00:00Z", "cancel"],
  ["is not overdue without any payment", order([]), "2026-12-20T00:00:00Z", "no"],
])("a transfer due in seven days %s", (_, given, now, expected) => {
  expect(overdueOf(given, new Date(now), 7)).toBe(expected);
});
