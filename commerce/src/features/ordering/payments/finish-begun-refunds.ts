import type { MedusaContainer, RefundDTO } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import Stripe from "stripe";
import { errorMessageOf } from "../../../platform/error-message";
import { money } from "@su-turrone/contract/formats";
import { toCents, type Cents } from "@su-turrone/contract/money";
import {
  bookedIds,
  createRefund,
  isLostDispute,
  isOfReturned,
  type ReturnsAtStripe,
} from "../../../modules/payment-stripe/returned-money";
import { ownerLanguage } from "../../mail/mail-context";
import { notifyOwner } from "../../notices/notify-owner";
import { begunRefunds } from "../order/made-refunds";
import { sumInCents } from "../order/order-payment";
import type { OrderRecord, Payment } from "../order/order-record";
import { stripe } from "./stripe";

/** Whether Stripe has answered, and refused; while it still works on the first attempt, or is busy, nothing is decided. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError &&
  error.statusCode !== undefined &&
  error.statusCode !== 409 &&
  error.statusCode !== 429;

/**
 * What Stripe has refunded less than the shop's rows say, in integer cents. A refund that came back keeps its row until
 * the owner has decided about it. Disputes stand on neither side.
 */
function missingAtStripe(
  { refunds, data }: Payment,
  { payment_issues: issues }: Pick<OrderRecord, "payment_issues">,
  { returned, failed }: ReturnsAtStripe,
): Cents {
  const booked = bookedIds(data) ?? [];
  const unpaid = failed.filter(
    ({ id }) =>
      booked.includes(id) || issues.some((issue) => issue.id === id && issue.status !== "sent_again"),
  );
  const atStripe = [
    ...returned.filter(({ kind }) => kind === "refund").map(({ cents }) => cents),
    ...unpaid.map(({ amount }) => amount),
  ].reduce((sum, cents) => sum + cents, 0);
  return sumInCents(refunds.filter((refund) => !isLostDispute(refund))) - atStripe;
}

/**
 * Sends the refunds of a payment during which a server stopped: Medusa stores a refund before it calls Stripe, and
 * counts it from then on. They are sent under the key of the first attempt, which may still reach Stripe, and their
 * rows are deleted, so that the money is recorded like any other that the shop does not know, with what Medusa's
 * workflow had not done yet. Stripe forgets a key after a day, and the owner may have refunded in its dashboard meanwhile:
 * nothing is sent unless Stripe's sum lacks exactly that. Then, as after Stripe's refusal, the row is deleted too, as
 * Medusa does, and the owner is notified. Safe to repeat; the caller holds the order's lock.
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
  const unsent = begun.filter(({ amount, note }) => {
    const there = unbooked.findIndex(({ cents }) => cents === toCents(Number(amount)));
    if (there !== -1) unbooked.splice(there, 1);
    // what was only to be recorded moves no money
    return there === -1 && !isOfReturned({ note });
  });
  const unsentCents = unsent.reduce((sum, { amount }) => sum + toCents(Number(amount)), 0);
  const isClear = missingAtStripe(payment, order, known) === unsentCents;
  for (const refund of begun) {
    const { id, amount } = refund;
    const cents = toCents(Number(amount));
    const number = order.display_id;
    if (unsent.includes(refund) && !isClear) {
      await notifyOwner(container, "refund_unclear", id, { number, money: money(cents, ownerLanguage()) });
    } else if (unsent.includes(refund)) {
      try {
        await createRefund(stripe(), intentId, cents, { idempotencyKey: id });
      } catch (error) {
        if (!isRefusal(error)) throw error;
        await notifyOwner(container, "refund_refused", id, { number, reason: errorMessageOf(error) });
      }
    }
    await payments.deleteRefunds([id]);
  }
  return begun;
}
