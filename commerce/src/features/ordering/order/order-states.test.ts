import { expect, it } from "vitest";
import type { OrderStatus, OrderWithdrawal } from "@su-turrone/contract/orders";
import { centsToSend } from "../bank-transfer/refund-transfers";
import { isInvoiceComing, isInvoiced } from "../../invoices/documents-due";
import { packingOrderOf } from "../../today/packing-order";
import { orderWithdrawalOf } from "../../withdrawals/withdrawal-next";
import { receivableOf, transferOf } from "../bank-transfer/order-transfer";
import { overdueOf, waitingOrders, type Overdue } from "../bank-transfer/unpaid-transfers";
import { moneyIssues, type OrderIssue } from "./order-issues";
import type { OrderRecord } from "./order-record";
import { exampleOrder, minutesLater, moved, parcel, placed } from "./order-record.example";
import { statusOf } from "./order-status";
import { statesOf } from "./order-view";
import { withdrawalOf } from "./withdrawal";

/*
 * What each state of an order says in every place. Impossible, and therefore not in the table:
 * - overpaid: a booking takes no more than what is open, and reports the rest (bank-statements/book-line.ts)
 * - packed or sent while `pending`: the shop packs only what is paid, or part-paid and accepted
 * - cancelled with a parcel: Medusa requires it to be unpacked first
 * - money booked to a cancelled order: its payment is cancelled with it
 */

/** What the places say. */
interface Said {
  status: OrderStatus;
  /** What the order page and the receipt say of the withdrawal; undefined without one. */
  next?: OrderWithdrawal["next"];
  /** Amount in cents that page, mails, PDF and reminder ask to transfer; null if nothing. */
  asks: number | null;
  /** Amount in cents a bank statement can be booked to, marked as withdrawn or not. */
  books: number | null;
  /** Amount in cents that Transfers, Today and the order page list as still to be sent back by transfer. */
  sends: number;
  /** What happens when the transfer is overdue. */
  overdue: Overdue;
  /** Payment issues on Today and on the order's page in the admin. */
  issues: OrderIssue["what"][];
  /** Whether it is packed; `warned` if it is listed with a warning not to send it. */
  packs: "yes" | "warned" | "no";
  /** Whether there is an invoice, the summary announces one, or neither. */
  invoice: "issued" | "coming" | "none";
}

const account = {
  holder: "Su Turrone",
  iban: "IT60X0542811101000000123456",
  bic: "BPPIITRRXXX",
  days: 7,
  demo: false,
};

function saidOf(order: OrderRecord): Said {
  const receivable = receivableOf(order);
  const withdrawal = withdrawalOf(order);
  const isListed = packingOrderOf(order, null) !== null;
  const [waiting] = waitingOrders.parse([order]);
  const view = orderWithdrawalOf(order);
  return {
    status: statusOf(statesOf(order)),
    ...(view && { next: view.next }),
    asks: transferOf(order, account)?.amount_cents ?? null,
    books: receivable?.open_cents ?? null,
    sends: centsToSend(order),
    overdue: waiting ? overdueOf(waiting, new Date("2026-12-20T12:00:00Z"), account.days) : "no",
    issues: moneyIssues(order, minutesLater(1), "order").map(({ what }) => what),
    packs: isListed ? (withdrawal && !withdrawal.settled ? "warned" : "yes") : "no",
    invoice: isInvoiced(order) ? "issued" : isInvoiceComing(order) ? "coming" : "none",
  };
}

const torrone = {
  id: "line_1",
  title: "300 g",
  product_title: "Mandeltorrone",
  variant_title: "300 g",
  variant_sku: "ST-MAN-0300",
  quantity: 2,
  unit_price: 12.9,
  original_total: 25.8,
  total: 25.8,
  tax_lines: [],
};
const transfer = { provider_id: "pp_bank-transfer_bank", data: { reference: "7K3M9QPD" } };
const order = (change: Partial<OrderRecord>, payment: Parameters<typeof exampleOrder>[1]) =>
  exampleOrder({ items: [torrone], ...change }, payment);
const byTransfer = (change: Partial<OrderRecord> = {}, payment: Parameters<typeof exampleOrder>[1] = {}) =>
  order(change, { ...transfer, ...payment });

const paid = { captures: [moved(32.7)] };
const partPaid = { captures: [moved(10)] };
const captured = { payment_status: "captured" } as const;
const partCaptured = { payment_status: "partially_captured" } as const;
const accepted = { metadata: { part_payment_accepted_at: "2026-12-03T10:00:00.000Z" } };
const cancelled = { status: "canceled", canceled_at: minutesLater(30) } as const;
const refunded = { payment_status: "refunded", total: 0, credit_line_total: 32.7 } as const;
const sentBack = { refund_transfers: [{ source_id: moved(32.7).id, sent_at: minutesLater(90) }] };
const partRefunded = { payment_status: "partially_refunded", total: 27.7, credit_line_total: 5 } as const;
const sent = (state: "shipped" | "delivered") => ({
  fulfillment_status: state,
  items: [{ ...torrone, detail: { fulfilled_quantity: 2, shipped_quantity: 2 } }],
  fulfillments: parcel({
    shipped_at: minutesLater(60),
    items: [{ line_item_id: "line_1", title: "300 g", quantity: 2 }],
    ...(state === "delivered" ? { delivered_at: minutesLater(600) } : {}),
  }),
});

const withdrawn = (items = "", settled = false) => ({
  withdrawals: [
    {
      received_at: minutesLater(20),
      items,
      acts: settled ? [{ status: "settled" as const, at: minutesLater(25) }] : [],
    },
  ],
});
const whole = withdrawn();
const part = withdrawn("1 Mandeltorrone");

const none: Omit<Said, "status"> = {
  asks: null,
  books: null,
  sends: 0,
  overdue: "no",
  issues: [],
  packs: "no",
  invoice: "none",
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
    "is paid by transfer",
    byTransfer(captured, paid),
    { ...none, status: "processing", packs: "yes", invoice: "issued" },
  ],
  [
    "is authorised by card",
    order({}, {}),
    { ...none, status: "processing", packs: "yes", invoice: "coming" },
  ],
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
    { ...none, status: "delivered", invoice: "issued" },
  ],
  [
    "is refunded",
    order(refunded, { ...paid, refunds: [moved(32.7)] }),
    { ...none, status: "refunded", invoice: "issued" },
  ],
  [
    "is refunded, and nobody has sent the transfer",
    byTransfer(refunded, { ...paid, refunds: [moved(32.7)] }),
    { ...none, status: "refund_due", sends: 3270, invoice: "issued" },
  ],
  [
    "is refunded by transfer",
    byTransfer({ ...refunded, ...sentBack }, { ...paid, refunds: [moved(32.7)] }),
    { ...none, status: "refunded", invoice: "issued" },
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
    "is cancelled, and its money is still to be returned",
    byTransfer({ ...cancelled, ...captured }, paid),
    { ...none, status: "cancelled", issues: ["refund_open"], invoice: "issued" },
  ],
  [
    "is cancelled, and nobody has sent its money back",
    byTransfer({ ...cancelled, ...refunded }, { ...paid, refunds: [moved(32.7)] }),
    { ...none, status: "cancelled", sends: 3270, invoice: "issued" },
  ],
  [
    "is cancelled and refunded",
    byTransfer({ ...cancelled, ...refunded, ...sentBack }, { ...paid, refunds: [moved(32.7)] }),
    { ...none, status: "cancelled", invoice: "issued" },
  ],
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
    { ...none, status: "refunded", next: null, invoice: "issued" },
  ],
  [
    "is withdrawn and refunded, and nobody has sent the transfer",
    byTransfer({ ...whole, ...refunded }, { ...paid, refunds: [moved(32.7)] }),
    { ...none, status: "refund_due", next: "refund", sends: 3270, invoice: "issued" },
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
