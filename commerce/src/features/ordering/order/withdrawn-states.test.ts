import { expect, it } from "vitest";
import type { OrderRecord } from "./order-record";
import { moved, placed } from "./order-record.example";
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
  withdrawn,
  type Said,
} from "./order-states.example";

const whole = withdrawn();
const part = withdrawn("1 Mandeltorrone");

it.each<[string, OrderRecord, Said]>([
  [
    "is withdrawn before its transfer",
    byTransfer(whole),
    { ...none, status: "pending", next: "nothing", books: 3270, overdue: "cancel" },
  ],
  [
    "is withdrawn after a part of its transfer",
    byTransfer({ ...whole, ...partCaptured }, partPaid),
    { ...none, status: "pending", next: "refund", books: 2270 },
  ],
  [
    "is withdrawn after a part of its transfer, which is to be sent back",
    byTransfer(
      { ...whole, ...refunded, total: 22.7, credit_line_total: 10 },
      { ...partPaid, refunds: [moved(10)] },
    ),
    { ...none, status: "refund_due", next: "refund", sends: 1000, credits: 1000 },
  ],
  [
    "is withdrawn while its card is only authorised",
    order(whole, {}),
    { ...none, status: "processing", next: "nothing", packs: "warned" },
  ],
  [
    "is withdrawn and paid, before or after",
    byTransfer({ ...whole, ...captured }, paid),
    { ...none, status: "processing", next: "refund", packs: "warned", invoice: "issued" },
  ],
  [
    "is withdrawn while it is on its way",
    order({ ...whole, ...captured, ...sent("shipped") }, paid),
    { ...none, status: "shipped", next: "return", invoice: "issued" },
  ],
  [
    "is withdrawn after delivery",
    order({ ...whole, ...captured, ...sent("delivered") }, paid),
    { ...none, status: "delivered", next: "return", invoice: "issued" },
  ],
  [
    "cost nothing and is withdrawn after delivery",
    order({ ...whole, ...sent("delivered"), total: 0, payment_collections: [] }, {}),
    { ...none, status: "delivered", next: "return_unpaid" },
  ],
  [
    "is withdrawn and refunded",
    order({ ...whole, ...refunded }, { ...paid, refunds: [moved(32.7)] }),
    { ...none, status: "refunded", next: null, credits: 3270, invoice: "issued" },
  ],
  [
    "is withdrawn and refunded, and nobody has sent the transfer",
    byTransfer({ ...whole, ...refunded }, { ...paid, refunds: [moved(32.7)] }),
    { ...none, status: "refund_due", next: "refund", sends: 3270, credits: 3270, invoice: "issued" },
  ],
  [
    "is withdrawn and refunded in part before it is sent",
    order({ ...whole, ...partRefunded }, { ...paid, refunds: [moved(5)] }),
    { ...none, status: "processing", next: "refund", credits: 500, packs: "warned", invoice: "issued" },
  ],
  [
    "is withdrawn and refunded in part, and nobody has sent the transfer",
    byTransfer({ ...whole, ...partRefunded }, { ...paid, refunds: [moved(5)] }),
    {
      ...{ ...none, status: "processing", next: "refund", sends: 500, credits: 500 },
      ...{ packs: "warned", invoice: "issued" },
    },
  ],
  [
    "is withdrawn and refunded in part after delivery",
    order({ ...whole, ...partRefunded, ...sent("delivered") }, { ...paid, refunds: [moved(5)] }),
    { ...none, status: "delivered", next: "return", credits: 500, invoice: "issued" },
  ],
  [
    "is withdrawn, paid by PayPal and refunded in part",
    byPayPal({ ...whole, ...partRefunded }, { ...paid, refunds: [moved(5)] }),
    { ...none, status: "processing", next: "refund", credits: 500, packs: "warned", invoice: "issued" },
  ],
  [
    "is withdrawn in part and refunded for that part, and that is settled",
    order(
      { ...withdrawn("1 Mandeltorrone", true), ...partRefunded, ...sent("delivered") },
      { ...paid, refunds: [moved(5)] },
    ),
    { ...none, status: "delivered", next: null, credits: 500, invoice: "issued" },
  ],
  [
    "is withdrawn and overpaid, and nobody has sent the surplus back",
    byTransfer(
      {
        ...{ ...whole, ...captured },
        booked_bank_lines: [{ id: "line_7", amount_cents: 3770, taken_cents: 3270, created_at: placed }],
      },
      paid,
    ),
    { ...none, status: "processing", next: "refund", sends: 500, packs: "warned", invoice: "issued" },
  ],
  [
    "is withdrawn and cancelled before its transfer",
    byTransfer({ ...withdrawn("", true), ...cancelled, payment_status: "canceled" }, { canceled_at: placed }),
    { ...none, status: "cancelled", next: null },
  ],
  [
    "is withdrawn, but the buyer keeps the paid goods as agreed with the owner",
    byTransfer({ ...withdrawn("", true), ...captured }, paid),
    { ...none, status: "processing", next: null, packs: "yes", invoice: "issued" },
  ],
  [
    "is withdrawn in part before its transfer",
    byTransfer(part),
    { ...none, status: "pending", next: "amount_follows", books: 3270, invoice: "coming" },
  ],
  [
    "is withdrawn in part before its transfer, and that is settled",
    byTransfer(withdrawn("1 Mandeltorrone", true)),
    { ...none, status: "pending", next: "amount_follows", books: 3270, invoice: "coming" },
  ],
  [
    "is withdrawn in part, and the rest is paid as agreed with the owner",
    byTransfer({ ...withdrawn("1 Mandeltorrone", true), ...partCaptured }, partPaid),
    { ...none, status: "pending", next: null, books: 2270, issues: ["paid_in_part"], invoice: "coming" },
  ],
  [
    "is withdrawn in part after delivery",
    order({ ...part, ...captured, ...sent("delivered") }, paid),
    { ...none, status: "delivered", next: "return", invoice: "issued" },
  ],
])("an order that %s says so in every place", (_, given, said) => {
  expect(saidOf(given)).toEqual(said);
});
