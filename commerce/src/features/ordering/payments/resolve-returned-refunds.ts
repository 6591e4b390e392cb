import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { PAYMENT_ISSUES_MODULE } from "../../../modules/payment-issues";
import type { PaymentIssuesService } from "../../../modules/payment-issues/service";
import type { Language } from "../../../platform/languages";
import { textsOf } from "../../../texts";
import { readOrder } from "../order/order-record";
import { isDisputed, isOwedAgain } from "../order/payment-issue-row";
import { bookReturnedMoney, stripePaymentsOf } from "./book-returned-money";
import { stripe } from "./stripe";

/** Body of `POST /admin/orders/:id/returned-refunds`: whether Stripe tries again, or the owner has paid another way. */
export const returnedRefundsBody = z.object({ how: z.enum(["send_again", "paid_elsewhere"]) });

/** What becomes of refunds that came back. */
export type ReturnedRefundsBody = z.infer<typeof returnedRefundsBody>;

/**
 * Settles the refunds of an order that came back. They stay recorded, so there is no second credit note. Safe to repeat;
 * the caller holds the order's lock.
 * @throws NOT_FOUND; NOT_ALLOWED when there are none, or while a dispute is undecided; CONFLICT when Stripe refuses
 */
export async function resolveReturnedRefunds(
  container: MedusaContainer,
  orderId: string,
  { how }: ReturnedRefundsBody,
  language: Language,
): Promise<void> {
  const found = await readOrder(container, orderId);
  if (!found) throw new MedusaError(MedusaError.Types.NOT_FOUND, "Order not found");
  // somebody may have sent them again in Stripe's dashboard
  await bookReturnedMoney(container, found);
  const order = (await readOrder(container, orderId)) ?? found;
  const open = order.payment_issues.filter(isOwedAgain);
  if (open.length === 0) {
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, textsOf("refusals", language).order.refund);
  }
  if (how === "paid_elsewhere") {
    const service: PaymentIssuesService = container.resolve(PAYMENT_ISSUES_MODULE);
    await service.updatePaymentIssues(open.map(({ id }) => ({ id, status: how })));
    return;
  }
  if (isDisputed(order))
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, textsOf("refusals", language).refund.disputed);
  try {
    for (const { payment_id: paymentId, cents } of open) {
      const intent = stripePaymentsOf(order).find(({ payment }) => payment.id === paymentId)?.intentId;
      if (intent !== undefined) await stripe().refunds.create({ payment_intent: intent, amount: cents });
    }
  } catch {
    throw new MedusaError(MedusaError.Types.CONFLICT, textsOf("refusals", language).refund.failed);
  } finally {
    await bookReturnedMoney(container, order);
  }
}
