import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { LINE_REFUNDS_MODULE } from "../../modules/line-refunds";
import { boughtLines, readOrder, type OrderRecord, paymentsOf } from "../ordering/order/order-record";
import { bookReturnedMoney } from "../ordering/payments/book-returned-money";
import { netCapturedCents, paidCentsOf } from "../ordering/order/order-payment";
import { begunRefunds } from "../ordering/order/made-refunds";
import {
  completedLineRefunds,
  noteOfLines,
  piecesToPack,
  refundedPieces,
} from "../ordering/order/refunded-pieces";
import { lineName } from "../ordering/order/order-view";
import type { OrderToRefund } from "./line-refund-amount";
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { refundPaymentWorkflow } from "@medusajs/medusa/core-flows";
import { toEuros } from "@su-turrone/contract/money";
import type { RefundReason } from "../../modules/line-refunds/refund-reasons";

async function refundWithNote(
  container: MedusaContainer,
  paymentId: string,
  note: string,
): Promise<string | undefined> {
  const [payment] = await container
    .resolve(Modules.PAYMENT)
    .listPayments({ id: paymentId }, { relations: ["refunds"] });
  return payment?.refunds?.find((refund) => refund.note === note)?.id;
}

/**
 * Resolves a line refund that was started: if its payment refund exists, here or at Stripe, it is completed, otherwise
 * it is deleted. One that Stripe has not confirmed is sent again. Safe to repeat; the caller must hold the order's lock.
 * @returns whether the refund is complete
 * @throws Stripe's error when Stripe cannot be reached; the refund stays pending
 */
export async function resolvePendingRefund(container: MedusaContainer, id: string): Promise<boolean> {
  const service = container.resolve(LINE_REFUNDS_MODULE);
  const [row] = await service.listLineRefunds({ id }, { take: 1, relations: ["items"] });
  if (!row) return false;
  if (row.refund_id !== null) return true;
  const note = noteOfLines(id);
  let refundId = await refundWithNote(container, row.payment_id, note);
  const order = await readOrder(container, row.order_id);
  const begun = order ? paymentsOf(order).flatMap((payment) => begunRefunds(payment, order)) : [];
  if (refundId === undefined || begun.some((refund) => refund.id === refundId)) {
    const started = { paymentId: row.payment_id, cents: row.cents, note };
    if (order) await bookReturnedMoney(container, order, started);
    refundId = await refundWithNote(container, row.payment_id, note);
  }
  if (refundId !== undefined) {
    await service.updateLineRefunds({ id, refund_id: refundId });
    return true;
  }
  await service.deleteLineRefundItems(row.items.map((item) => item.id));
  await service.deleteLineRefunds(id);
  return false;
}

/** Completes or discards interrupted refunds of an order, like `resolvePendingRefund`. @returns whether there were any */
export async function resolveAllPending(container: MedusaContainer, order: OrderRecord): Promise<boolean> {
  const pending = order.line_refunds.filter(({ refund_id: id }) => !id);
  for (const { id } of pending) await resolvePendingRefund(container, id);
  return pending.length > 0;
}

/**
 * The refundable parts of an order. A refund is made from a single payment, so the limit is that of the payment with
 * the most money left.
 */
export function refundableOf(order: OrderRecord): OrderToRefund {
  return {
    lines: boughtLines(order).map((item) => {
      const sent = item.detail?.shipped_quantity ?? 0;
      return {
        id: item.id,
        title: lineName(item),
        quantity: item.quantity,
        refunded: refundedPieces(order, item.id),
        total: item.total,
        to_pack: piecesToPack(order, item),
        packed: (item.detail?.fulfilled_quantity ?? 0) - sent,
        sent,
      };
    }),
    shipping_total: order.shipping_methods.reduce((all, { total }) => all + total, 0),
    shipping_refunded: completedLineRefunds(order).some(({ shipping }) => shipping),
    captured_cents: paidCentsOf(order),
    left_cents: order.canceled_at ? 0 : Math.max(0, ...paymentsOf(order).map(netCapturedCents)),
  };
}

/** Units of order lines to refund, and the amounts; integer cents. */
export interface RefundLinesInput {
  id: string;
  order_id: string;
  request_key: string;
  payment_id: string;
  cents: number;
  shipping_cents: number;
  shipping: boolean;
  restock: boolean;
  reason: RefundReason;
  note: string;
  created_by: string;
  items: { line_item_id: string; quantity: number; cents: number; restock_quantity: number }[];
}

/** Stores the refund before it is made: its key is unique, so a duplicate fails here, before any money is moved. */
const beginStep = createStep(
  "begin-line-refund",
  async ({ items, ...row }: RefundLinesInput, { container }) => {
    const service = container.resolve(LINE_REFUNDS_MODULE);
    await service.createLineRefunds(row);
    await service.createLineRefundItems(items.map((item) => ({ ...item, line_refund_id: row.id })));
    return new StepResponse(row.id, row.id);
  },
  // money that was refunded stays refunded, whatever failed afterwards; without Stripe's answer it stays pending
  async (id: string | undefined, { container }) => {
    if (id !== undefined) await resolvePendingRefund(container, id).catch(() => undefined);
  },
);

const completeStep = createStep("complete-line-refund", async (id: string, { container }) => {
  await resolvePendingRefund(container, id);
  return new StepResponse(id);
});

/**
 * Refunds order lines and stores which ones. If the payment refund fails, nothing is stored. Restocking happens
 * afterwards, because it can be retried and a refund cannot (features/line-refunds/refund-lines.ts).
 */
export const refundLinesWorkflow = createWorkflow("refund-lines", (input: RefundLinesInput) => {
  const id = beginStep(input);
  const refund = transform({ input, id }, ({ input: { payment_id, cents, created_by }, id: rowId }) => ({
    payment_id,
    created_by,
    amount: toEuros(cents),
    note: noteOfLines(rowId),
  }));
  refundPaymentWorkflow.runAsStep({ input: refund });
  completeStep(id);
  return new WorkflowResponse(id);
});
