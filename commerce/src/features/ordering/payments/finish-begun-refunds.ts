import type { MedusaContainer, RefundDTO } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import Stripe from "stripe";
import { errorMessageOf } from "../../../platform/error-message";
import { toCents } from "@su-turrone/contract/money";
import {
  bookedIds,
  createRefund,
  isOfReturned,
  type ReturnsAtStripe,
} from "../../../modules/payment-stripe/returned-money";
import { notifyOwner } from "../../notices/notify-owner";
import { begunRefunds } from "../order/made-refunds";
import type { OrderRecord, Payment } from "../order/order-record";
import { stripe } from "./stripe";

/** Whether Stripe has answered, and refused; while it still works on the first attempt, or is busy, nothing is decided. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError &&
  error.statusCode !== undefined &&
  error.statusCode !== 409 &&
  error.statusCode !== 429;

/**
 * Sends the refunds of a payment during which a server stopped: Medusa stores a refund before it calls Stripe, and
 * counts it from then on. They are sent under the key of the first attempt, which may still reach Stripe, and their
 * rows are deleted, so that the money is recorded like any other that the shop does not know, with what Medusa's
 * workflow had not done yet. Stripe's refusal deletes the row too, as Medusa does, and the owner is notified. Safe to
 * repeat; the caller holds the order's lock.
 * @param known what Stripe has returned
 * @returns the deleted refunds
 * @throws Stripe's error when Stripe cannot be reached
 */
export async function finishBegunRefunds(
  container: MedusaContainer,
  order: Pick<OrderRecord, "display_id" | "payment_issues">,
  { payment, intentId }: { payment: Payment; intentId: string },
  known: ReturnsAtStripe,
): Promise<RefundDTO[]> {
  const ids = begunRefunds(payment, order).map(({ id }) => id);
  if (ids.length === 0) return [];
  const payments = container.resolve(Modules.PAYMENT);
  const booked = bookedIds(payment.data) ?? [];
  const unbooked = known.returned.filter(({ kind, id }) => kind === "refund" && !booked.includes(id));
  const begun = await payments.listRefunds({ id: ids });
  for (const { id, amount, note } of begun) {
    const cents = toCents(Number(amount));
    const there = unbooked.findIndex((money) => money.cents === cents);
    if (there !== -1) unbooked.splice(there, 1);
    // what was only to be recorded moves no money
    else if (!isOfReturned({ note })) {
      try {
        await createRefund(stripe(), intentId, cents, { idempotencyKey: id });
      } catch (error) {
        if (!isRefusal(error)) throw error;
        const values = { number: order.display_id, reason: errorMessageOf(error) };
        await notifyOwner(container, "refund_refused", id, values);
      }
    }
    await payments.deleteRefunds([id]);
  }
  return begun;
}
