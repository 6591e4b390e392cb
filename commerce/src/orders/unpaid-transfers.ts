import { z } from "@medusajs/framework/zod";
import { BANK_TRANSFER_PROVIDER } from "../modules/payment-bank-transfer";

const dayInMs = 24 * 60 * 60 * 1000;

/** What of an order tells whether its transfer is still waited for. */
export const waitingOrders = z.array(
  z.object({
    id: z.string(),
    display_id: z.coerce.number(),
    created_at: z.coerce.date(),
    payment_collections: z
      .array(
        z.object({
          payments: z
            .array(
              z.object({
                provider_id: z.string(),
                captured_at: z.coerce.date().nullish(),
                canceled_at: z.coerce.date().nullish(),
              }),
            )
            .nullish(),
        }),
      )
      .nullish(),
    fulfillments: z.array(z.object({ canceled_at: z.coerce.date().nullish() })).nullish(),
  }),
);

export type WaitingOrder = z.infer<typeof waitingOrders>[number];

/**
 * Whether nobody waits for the money of an order any longer: to be paid by transfer, nothing has come, nothing was packed,
 * and the whole day up to which the shopper was told to pay is over.
 * @param days the shopper was given
 */
export function isOverdue(order: WaitingOrder, now: Date, days: number): boolean {
  const payments = (order.payment_collections ?? []).flatMap((collection) => collection.payments ?? []);
  const open = payments.filter((payment) => !payment.canceled_at);
  const byTransfer = open.length > 0 && open.every((p) => p.provider_id === BANK_TRANSFER_PROVIDER);
  const packed = (order.fulfillments ?? []).some((fulfillment) => !fulfillment.canceled_at);
  if (!byTransfer || packed || open.some((payment) => payment.captured_at)) return false;
  const lastDay = new Date(order.created_at.getTime() + days * dayInMs).toISOString().slice(0, 10);
  return now.toISOString().slice(0, 10) > lastDay;
}
