import type { OrderStatus, OrderWithdrawal } from "@su-turrone/contract/orders";
import { centsToSend } from "../bank-transfer/refund-transfers";
import { isInvoiceComing, isInvoiced, uncredited } from "../../invoices/documents-due";
import { packingOrderOf } from "../../today/packing-order";
import { orderWithdrawalOf } from "../../withdrawals/refund-clock";
import { overdueOf, receivableOf, transferOf, type Overdue } from "../bank-transfer/order-transfer";
import { moneyIssues, type OrderIssue } from "./order-issues";
import type { OrderRecord } from "./order-record";
import { exampleOrder, minutesLater, moved, parcel } from "./order-record.example";
import { statusOf } from "./order-status";
import { statesOf } from "./order-view";
import { withdrawalOf } from "./linked-rows";

/*
 * What each state of an order says in every place: order-states.test.ts, withdrawn-states.test.ts,
 * returned-states.test.ts. Which mails have been sent and what the month contains depends on the way to a state, and on the
 * database: commerce/tests/http/owner-actions.test.ts, for disputes disputes.test.ts. Impossible, and therefore in no table:
 * - paid more than its total: a booking takes no more than what is open, and the rest of the line is a surplus
 *   (bank-statements/book-line.ts)
 * - packed or sent while `pending`: the shop packs only what is paid, or part-paid and accepted
 * - cancelled with a parcel: Medusa requires it to be unpacked first
 * - money booked to a cancelled order: its payment is cancelled with it
 */

/** What the places say. */
export interface Said {
  status: OrderStatus;
  /** What the order page and the receipt say of the withdrawal; undefined without one. */
  next?: OrderWithdrawal["next"];
  /** Amount in cents that page, mails, PDF and reminder ask to transfer; null if nothing. */
  asks: number | null;
  /** Amount in cents a bank statement can be booked to, marked as withdrawn or not. */
  books: number | null;
  /** Amount in cents that Transfers, Today and the order page list as still to be sent back by transfer. */
  sends: number;
  /** Amount in cents of its credit notes. */
  credits: number;
  /** What happens when the transfer is overdue. */
  overdue: Overdue;
  /** Payment issues on Today and on the order's page in the admin. */
  issues: OrderIssue["what"][];
  /** Whether it is packed; `warned` if it is listed with a warning not to send it. */
  packs: "yes" | "warned" | "no";
  /** Whether there is an invoice, the summary announces one, or neither. */
  invoice: "issued" | "coming" | "none";
}

export const account = {
  holder: "Su Turrone",
  iban: "IT60X0542811101000000123456",
  bic: "BPPIITRRXXX",
  days: 7,
  demo: false,
};

export function saidOf(order: OrderRecord): Said {
  const receivable = receivableOf(order);
  const withdrawal = withdrawalOf(order);
  const listed = packingOrderOf(order, null);
  const isWarned = listed?.disputed === true || (withdrawal && !withdrawal.settled);
  const view = orderWithdrawalOf(order);
  return {
    status: statusOf(statesOf(order)),
    ...(view && { next: view.next }),
    asks: transferOf(order, account)?.amount_cents ?? null,
    books: receivable?.open_cents ?? null,
    sends: centsToSend(order),
    credits: uncredited(order, []).reduce((sum, { cents }) => sum + cents, 0),
    overdue: overdueOf(order, new Date("2026-12-20T12:00:00Z"), account.days),
    issues: moneyIssues(order, minutesLater(1), "order").map(({ what }) => what),
    packs: listed ? (isWarned ? "warned" : "yes") : "no",
    invoice: isInvoiced(order) ? "issued" : isInvoiceComing(order) ? "coming" : "none",
  };
}

const torrone = {
  id: "line_1",
  title: "300 g",
  product_id: "prod_1",
  product_title: "Mandeltorrone",
  variant_title: "300 g",
  variant_sku: "ST-MAN-0300",
  quantity: 2,
  unit_price: 12.9,
  original_total: 25.8,
  total: 25.8,
  tax_lines: [],
  adjustments: [],
};
const transfer = { provider_id: "pp_bank-transfer_bank", data: { reference: "7K3M9QPD" } };
export const order = (change: Partial<OrderRecord>, payment: Parameters<typeof exampleOrder>[1]) =>
  exampleOrder({ items: [torrone], ...change }, payment);
export const byTransfer = (
  change: Partial<OrderRecord> = {},
  payment: Parameters<typeof exampleOrder>[1] = {},
) => order(change, { ...transfer, ...payment });

export const paid = { captures: [moved(32.7)] };
export const partPaid = { captures: [moved(10)] };
export const captured = { payment_status: "captured" } as const;
export const partCaptured = { payment_status: "partially_captured" } as const;
export const cancelled = { status: "canceled", canceled_at: minutesLater(30) } as const;
export const refunded = { payment_status: "refunded", total: 0, credit_line_total: 32.7 } as const;
export const partRefunded = {
  payment_status: "partially_refunded",
  total: 27.7,
  credit_line_total: 5,
} as const;
export const withdrawn = (items = "", settled = false) => ({
  withdrawals: [
    {
      received_at: minutesLater(20),
      items,
      acts: settled ? [{ status: "settled" as const, at: minutesLater(25) }] : [],
    },
  ],
});
export const sent = (state: "shipped" | "delivered") => ({
  fulfillment_status: state,
  items: [{ ...torrone, detail: { fulfilled_quantity: 2, shipped_quantity: 2 } }],
  fulfillments: parcel({
    shipped_at: minutesLater(60),
    items: [{ line_item_id: "line_1", title: "300 g", quantity: 2 }],
    ...(state === "delivered" ? { delivered_at: minutesLater(600) } : {}),
  }),
});

export const byPayPal = (change: Partial<OrderRecord>, payment: Parameters<typeof exampleOrder>[1]) =>
  order(change, { provider_id: "pp_stripe-paypal_stripe", ...payment });
export const sentBack = (euro: number) => ({
  refund_transfers: [{ id: "reftra", source_id: moved(euro).id, sent_at: minutesLater(90) }],
});

export const none: Omit<Said, "status"> = {
  asks: null,
  books: null,
  sends: 0,
  credits: 0,
  overdue: "no",
  issues: [],
  packs: "no",
  invoice: "none",
};
