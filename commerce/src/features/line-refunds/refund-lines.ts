import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, generateEntityId, MedusaError } from "@medusajs/framework/utils";
import { LINE_REFUNDS_MODULE } from "../../modules/line-refunds";
import type { LineRefundsService } from "../../modules/line-refunds/service";
import type { Language } from "../../platform/languages";
import { refundLinesWorkflow, type RefundLinesInput } from "../../workflows/refund-lines";
import { allowedActionsOf } from "../fulfilment/allowed-actions";
import { releaseUnneeded } from "../fulfilment/release-reservations";
import { netCapturedCents } from "../ordering/order/moved-money";
import { refuseStaleMoney } from "../ordering/order/money-revision";
import { withOrderLock } from "../ordering/order/order-lock";
import { isDisputed } from "../ordering/order/payment-issue-row";
import { paymentsOf, readOrder, type OrderRecord } from "../ordering/order/order-record";
import { bookReturnedMoney } from "../ordering/payments/book-returned-money";
import { refundAmounts } from "./line-refund-amount";
import { piecesToRestock } from "./line-to-refund";
import { refundableOf } from "./refundable-order";
import { restockLineRefund } from "./restock";
import { resolveAllPending, resolvePendingRefund } from "./resolve-pending";
import type { LineRefundBody } from "./validators";
import { errorMessageOf } from "../../platform/error-message";
import { textsOf } from "../../texts";

/** A completed line refund. */
export interface LineRefunded {
  id: string;
  order_id: string;
  cents: number;
}

/** The requesting admin user, the language of the admin, and the header with the revision the form showed. */
export interface RefundActor {
  actorId: string;
  language: Language;
  ifMatch: string | undefined;
}

const conflict = (text: string): MedusaError => new MedusaError(MedusaError.Types.CONFLICT, text);

/**
 * The refund made by an earlier submission of the form; null when there is none. @throws CONFLICT when the key was used
 * for something else
 */
async function existingRefund(
  container: MedusaContainer,
  orderId: string,
  body: LineRefundBody,
  language: Language,
): Promise<LineRefunded | null> {
  const service: LineRefundsService = container.resolve(LINE_REFUNDS_MODULE);
  const [row] = await service.listLineRefunds(
    { request_key: body.request_key },
    { take: 1, relations: ["items"] },
  );
  if (!row) return null;
  const selectionKey = (lines: readonly { id: string; quantity: number }[]) =>
    JSON.stringify(lines.map(({ id, quantity }) => `${id}: ${quantity}`).sort());
  const isSameRequest =
    row.order_id === orderId &&
    row.cents === body.amount_cents &&
    row.shipping === body.shipping &&
    row.restock === body.restock &&
    selectionKey(row.items.map(({ line_item_id: id, quantity }) => ({ id, quantity }))) ===
      selectionKey(body.lines);
  if (!isSameRequest) throw conflict(textsOf("refusals", language).refund.key_used);
  return { id: row.id, order_id: orderId, cents: row.cents };
}

/** Plans the refund. @throws CONFLICT, NOT_ALLOWED when the order does not allow it */
function planRefund(
  order: OrderRecord,
  body: LineRefundBody,
  { actorId, language }: RefundActor,
): RefundLinesInput {
  const texts = textsOf("refusals", language).refund;
  const refundable = refundableOf(order);
  if (order.canceled_at || !allowedActionsOf(order).includes("refund")) {
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, textsOf("refusals", language).order.refund);
  }
  const lineOf = (id: string) => refundable.lines.find((line) => line.id === id);
  const left = (id: string) => (lineOf(id)?.quantity ?? 0) - (lineOf(id)?.refunded ?? 0);
  if (body.lines.some(({ id, quantity }) => quantity > left(id))) throw conflict(texts.too_many);
  if (body.shipping && refundable.shipping_refunded) throw conflict(texts.shipping_done);
  const proposed = refundAmounts(refundable, body);
  if (proposed.total === 0) throw new MedusaError(MedusaError.Types.NOT_ALLOWED, texts.nothing_paid);
  if (body.amount_cents > proposed.total) throw conflict(texts.too_much);
  const amounts = refundAmounts(refundable, body, body.amount_cents);
  const payment = paymentsOf(order).find((one) => netCapturedCents(one) >= amounts.total);
  if (!payment) throw conflict(texts.too_much);
  const { request_key, shipping, restock, reason, note } = body;
  return {
    request_key,
    shipping,
    restock,
    reason,
    note,
    id: generateEntityId(undefined, "lineref"),
    order_id: order.id,
    payment_id: payment.id,
    cents: amounts.total,
    shipping_cents: amounts.shipping,
    created_by: actorId,
    items: body.lines.map(({ id, quantity }, index) => {
      const line = lineOf(id);
      const restock_quantity = line ? piecesToRestock(line, quantity) : 0;
      return { line_item_id: id, quantity, cents: amounts.lines[index] ?? 0, restock_quantity };
    }),
  };
}

/** Releases and restocks the refunded goods. Failures are logged and retried by a job (finish-line-refunds.ts). */
export async function moveGoods(container: MedusaContainer, orderId: string, id: string): Promise<void> {
  try {
    const order = await readOrder(container, orderId);
    if (!order) return;
    await releaseUnneeded(container, order);
    await restockLineRefund(container, order, id);
  } catch (error) {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`The goods of the refund ${id} were not put right`, error instanceof Error ? error : undefined);
  }
}

/**
 * Refunds units of an order and its shipping. Unpacked units are released and not packed any more; shipped units are
 * restocked if requested. Safe to repeat and to run concurrently, by the key of the form.
 * @throws NOT_FOUND, NOT_ALLOWED when nothing can be refunded, CONFLICT for more than is left, when the form showed
 * other payments, and when the refund failed
 */
export function refundLines(
  container: MedusaContainer,
  orderId: string,
  body: LineRefundBody,
  actor: RefundActor,
): Promise<LineRefunded> {
  return withOrderLock(container, orderId, async () => {
    const texts = textsOf("refusals", actor.language).refund;
    let order = await readOrder(container, orderId);
    if (order && (await resolveAllPending(container, order))) order = await readOrder(container, orderId);
    if (!order) throw new MedusaError(MedusaError.Types.NOT_FOUND, "Order not found");
    const before = await existingRefund(container, orderId, body, actor.language);
    if (before) return before;
    refuseStaleMoney(order, actor.ifMatch, actor.language);
    if ((await bookReturnedMoney(container, order)) > 0) throw conflict(texts.booked_now);
    order = await readOrder(container, orderId);
    if (!order || isDisputed(order)) throw new MedusaError(MedusaError.Types.NOT_ALLOWED, texts.disputed);
    const input = planRefund(order, body, actor);
    const { errors } = await refundLinesWorkflow(container).run({ input, throwOnError: false });
    const [failure] = errors;
    // the refund may be recorded despite the error
    const isComplete = failure ? await resolvePendingRefund(container, input.id).catch(() => null) : true;
    if (failure && !isComplete) {
      const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
      logger.error(
        `Order ${order.display_id}: the refund of its lines failed: ${errorMessageOf(failure.error)}`,
      );
      throw conflict(isComplete === null ? texts.not_known : texts.failed);
    }
    await moveGoods(container, orderId, input.id);
    return { id: input.id, order_id: orderId, cents: input.cents };
  });
}
