import { expect, it } from "vitest";
import type { OrderRecord } from "./order-record";
import { minutesLater, moved, placed } from "./order-record.example";
import {
  byPayPal,
  byTransfer,
  cancelled,
  captured,
  none,
  order,
  paid,
  partCaptured,
  partPaid,
  partRefunded,
  refunded,
  saidOf,
  sent,
  sentBack,
  type Said,
} from "./order-states.example";

const accepted = { metadata: { part_payment_accepted_at: "2026-12-03T10:00:00.000Z" } };
/** Medusa says of a partial payment that it is refunded as soon as a part of it is. */
const partRefundedPart = { payment_status: "refunded", total: 27.7, credit_line_total: 5 } as const;
const refundedPart = { payment_status: "refunded", total: 22.7, credit_line_total: 10 } as const;
const overpaid = {
  booked_bank_lines: [{ id: "line_7", amount_cents: 3770, taken_cents: 3270, created_at: minutesLater(60) }],
};

it.each<[string, OrderRecord, Said]>([
  [
    "awaits its transfer",
    byTransfer(),
    { ...none, status: "pending", asks: 3270, books: 3270, overdue: "cancel", invoice: "coming" },
  ],
  [
    "is paid in part",
    byTransfer(partCaptured, partPaid),
    {
      ...none,
      status: "pending",
      asks: 2270,
      books: 2270,
      overdue: "in_part",
      issues: ["paid_in_part"],
      invoice: "coming",
    },
  ],
  [
    "is paid in part, which the owner has accepted",
    byTransfer({ ...partCaptured, ...accepted }, partPaid),
    { ...none, status: "processing", books: 2270, packs: "yes", invoice: "issued" },
  ],
  [
    "is paid in part, of which a part is refunded",
    byTransfer(partRefundedPart, { ...partPaid, refunds: [moved(5)] }),
    {
      ...none,
      status: "pending",
      asks: 2270,
      books: 2270,
      sends: 500,
      credits: 500,
      overdue: "in_part",
      issues: ["paid_in_part"],
      invoice: "coming",
    },
  ],
  [
    "is paid in part, which the owner has accepted, and of which a part is sent back",
    byTransfer({ ...partRefundedPart, ...accepted, ...sentBack(5) }, { ...partPaid, refunds: [moved(5)] }),
    { ...none, status: "processing", books: 2270, credits: 500, packs: "yes", invoice: "issued" },
  ],
  [
    "is paid in part, which the owner has accepted, and all of that is sent back",
    byTransfer({ ...refundedPart, ...accepted, ...sentBack(10) }, { ...partPaid, refunds: [moved(10)] }),
    { ...none, status: "refunded", credits: 3270, invoice: "issued" },
  ],
  [
    "is paid in part and refunded, and nobody has sent the transfer",
    byTransfer(refundedPart, { ...partPaid, refunds: [moved(10)] }),
    { ...none, status: "refund_due", sends: 1000, credits: 1000 },
  ],
  [
    "is paid in part and refunded by transfer",
    byTransfer({ ...refundedPart, ...sentBack(10) }, { ...partPaid, refunds: [moved(10)] }),
    { ...none, status: "refunded", credits: 1000 },
  ],
  [
    "is paid by transfer",
    byTransfer(captured, paid),
    { ...none, status: "processing", packs: "yes", invoice: "issued" },
  ],
  [
    "is overpaid by transfer, and nobody has sent the surplus back",
    byTransfer({ ...captured, ...overpaid }, paid),
    { ...none, status: "processing", sends: 500, packs: "yes", invoice: "issued" },
  ],
  [
    "is overpaid by transfer, and the surplus is sent back",
    byTransfer(
      {
        ...{ ...captured, ...overpaid },
        refund_transfers: [{ id: "reftra", source_id: "line_7", sent_at: minutesLater(90) }],
      },
      paid,
    ),
    { ...none, status: "processing", packs: "yes", invoice: "issued" },
  ],
  [
    "is overpaid and refunded, and nobody has sent either transfer",
    byTransfer({ ...refunded, ...overpaid }, { ...paid, refunds: [moved(32.7)] }),
    { ...none, status: "refund_due", sends: 3770, credits: 3270, invoice: "issued" },
  ],
  [
    "is overpaid and refunded, and only the refund is sent",
    byTransfer({ ...refunded, ...overpaid, ...sentBack(32.7) }, { ...paid, refunds: [moved(32.7)] }),
    { ...none, status: "refunded", sends: 500, credits: 3270, invoice: "issued" },
  ],
  [
    "is paid by transfer and refunded in part, and nobody has sent the transfer",
    byTransfer(partRefunded, { ...paid, refunds: [moved(5)] }),
    { ...none, status: "processing", sends: 500, credits: 500, packs: "yes", invoice: "issued" },
  ],
  [
    "is paid by transfer and refunded in part by transfer",
    byTransfer({ ...partRefunded, ...sentBack(5) }, { ...paid, refunds: [moved(5)] }),
    { ...none, status: "processing", credits: 500, packs: "yes", invoice: "issued" },
  ],
  [
    "is paid by card and refunded in part before it is sent",
    order(partRefunded, { ...paid, refunds: [moved(5)] }),
    { ...none, status: "processing", credits: 500, packs: "yes", invoice: "issued" },
  ],
  [
    "is authorised by PayPal",
    byPayPal({}, {}),
    { ...none, status: "processing", packs: "yes", invoice: "coming" },
  ],
  [
    "is paid by PayPal",
    byPayPal(captured, paid),
    { ...none, status: "processing", packs: "yes", invoice: "issued" },
  ],
  [
    "is paid by PayPal and refunded in part",
    byPayPal({ ...partRefunded, ...sent("shipped") }, { ...paid, refunds: [moved(5)] }),
    { ...none, status: "shipped", credits: 500, invoice: "issued" },
  ],
  [
    "is paid by PayPal and refunded",
    byPayPal(refunded, { ...paid, refunds: [moved(32.7)] }),
    { ...none, status: "refunded", credits: 3270, invoice: "issued" },
  ],
  [
    "is cancelled, with PayPal still holding the amount",
    byPayPal(cancelled, {}),
    { ...none, status: "cancelled", issues: ["release_open"] },
  ],
  ["is held by card", order({}, {}), { ...none, status: "processing", packs: "yes", invoice: "coming" }],
  [
    "is paid by card",
    order(captured, paid),
    { ...none, status: "processing", packs: "yes", invoice: "issued" },
  ],
  [
    "has lost its payment",
    order({ payment_status: "canceled" }, { canceled_at: placed }),
    { ...none, status: "pending", issues: ["not_paid"], invoice: "coming" },
  ],
  [
    "is shipped",
    order({ ...captured, ...sent("shipped") }, paid),
    { ...none, status: "shipped", invoice: "issued" },
  ],
  [
    "is delivered",
    order({ ...captured, ...sent("delivered") }, paid),
    { ...none, status: "delivered", invoice: "issued" },
  ],
  [
    "is delivered and refunded in part",
    order({ ...partRefunded, ...sent("delivered") }, { ...paid, refunds: [moved(5)] }),
    { ...none, status: "delivered", credits: 500, invoice: "issued" },
  ],
  [
    "is refunded",
    order(refunded, { ...paid, refunds: [moved(32.7)] }),
    { ...none, status: "refunded", credits: 3270, invoice: "issued" },
  ],
  [
    "is refunded, and nobody has sent the transfer",
    byTransfer(refunded, { ...paid, refunds: [moved(32.7)] }),
    { ...none, status: "refund_due", sends: 3270, credits: 3270, invoice: "issued" },
  ],
  [
    "is refunded by transfer",
    byTransfer({ ...refunded, ...sentBack(32.7) }, { ...paid, refunds: [moved(32.7)] }),
    { ...none, status: "refunded", credits: 3270, invoice: "issued" },
  ],
  [
    "is cancelled before its transfer",
    byTransfer({ ...cancelled, payment_status: "canceled" }, { canceled_at: minutesLater(30) }),
    { ...none, status: "cancelled" },
  ],
  [
    "is cancelled, with its card still authorised",
    order(cancelled, {}),
    { ...none, status: "cancelled", issues: ["release_open"] },
  ],
  [
    "is cancelled after a part was accepted, and its part is sent back",
    byTransfer(
      { ...cancelled, ...refunded, ...accepted, credit_line_total: 10, total: 22.7, ...sentBack(10) },
      { ...partPaid, refunds: [moved(10)] },
    ),
    { ...none, status: "cancelled", credits: 3270, invoice: "issued" },
  ],
  [
    "is cancelled, and its money is still to be returned",
    byTransfer({ ...cancelled, ...captured }, paid),
    { ...none, status: "cancelled", issues: ["refund_open"], invoice: "issued" },
  ],
  [
    "is cancelled, and nobody has sent its money back",
    byTransfer({ ...cancelled, ...refunded }, { ...paid, refunds: [moved(32.7)] }),
    { ...none, status: "cancelled", sends: 3270, credits: 3270, invoice: "issued" },
  ],
  [
    "is cancelled and refunded",
    byTransfer({ ...cancelled, ...refunded, ...sentBack(32.7) }, { ...paid, refunds: [moved(32.7)] }),
    { ...none, status: "cancelled", credits: 3270, invoice: "issued" },
  ],
])("an order that %s says so in every place", (_, given, said) => {
  expect(saidOf(given)).toEqual(said);
});
