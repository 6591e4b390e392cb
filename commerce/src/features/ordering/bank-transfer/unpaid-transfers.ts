import { z } from "@medusajs/framework/zod";
import { BANK_TRANSFER_PROVIDER } from "../../../modules/payment-bank-transfer";
import { shopDay } from "@su-turrone/contract/time-zone";
import { sumInCents } from "../order/moved-money";
import { withdrawalOf, withdrawalRow } from "../order/withdrawal";
import { totalCentsOf } from "../order/order-view";
import { transferDueDate } from "./bank-transfer";
import { isPartAccepted } from "./part-payment";

/** The fields of an order that determine whether its transfer is still expected. */
export const waitingOrders = z.array(
  z.object({
    id: z.string(),
    display_id: z.coerce.number(),
    created_at: z.coerce.date(),
    /** Euro; what is due, less by each refund. */
    total: z.coerce.number(),
    credit_line_total: z.coerce.number().default(0),
    metadata: z.record(z.string(), z.unknown()).nullish(),
    payment_collections: z
      .array(
        z.object({
          payments: z
            .array(
              z.object({
                provider_id: z.string(),
                captures: z.array(z.object({ amount: z.coerce.number() })).default([]),
                canceled_at: z.coerce.date().nullish(),
              }),
            )
            .nullish(),
        }),
      )
      .nullish(),
    withdrawals: z.array(withdrawalRow).default([]),
    fulfillments: z.array(z.object({ canceled_at: z.coerce.date().nullish() })).nullish(),
  }),
);

export type WaitingOrder = z.infer<typeof waitingOrders>[number];

/** What to do with an order awaiting a transfer: nothing, cancel it, or let the owner decide. */
export type Overdue = "no" | "cancel" | "in_part";

/**
 * Whether an order is overdue: to be paid by transfer, not packed, and the due date told to the shopper is over. An
 * unpaid order is cancelled; for a partly paid one, and for one withdrawn in part, the owner decides.
 * @param days days the shopper was given
 */
export function overdueOf(order: WaitingOrder, now: Date, days: number): Overdue {
  const payments = (order.payment_collections ?? []).flatMap((collection) => collection.payments ?? []);
  const open = payments.filter((payment) => !payment.canceled_at);
  const isTransferOnly =
    open.length > 0 && open.every((payment) => payment.provider_id === BANK_TRANSFER_PROVIDER);
  const isPacked = (order.fulfillments ?? []).some((fulfillment) => !fulfillment.canceled_at);
  if (!isTransferOnly || isPacked) return "no";
  if (shopDay(now) <= transferDueDate(order.created_at, days)) return "no";
  const cents = sumInCents(open.flatMap(({ captures }) => captures));
  const withdrawal = withdrawalOf(order);
  // their withdrawal is before the owner already
  if (withdrawal && (cents > 0 || !withdrawal.whole)) return "no";
  if (cents === 0) return "cancel";
  return cents < totalCentsOf(order) && !isPartAccepted(order) ? "in_part" : "no";
}
