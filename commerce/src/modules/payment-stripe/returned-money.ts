import type Stripe from "stripe";

/** Money of a payment that has gone back to the payer at Stripe. */
export interface ReturnedMoney {
  /** Id of the refund at Stripe. */
  id: string;
  /** Integer cents. */
  cents: number;
  at: Date;
}

/** Stripe's maximum page size. */
export const pageSize = 100;

/** Whether a refund moves money; one that failed or was cancelled has come back. */
export const isLiveRefund = ({ status }: Pick<Stripe.Refund, "status">): boolean =>
  status !== "failed" && status !== "canceled";

/** Reads the money of a payment that went back, newest first. @throws Stripe's error when Stripe cannot be reached */
export async function returnedMoney(stripe: Stripe, intentId: string): Promise<ReturnedMoney[]> {
  const returned: ReturnedMoney[] = [];
  for await (const refund of stripe.refunds.list({ payment_intent: intentId, limit: pageSize })) {
    if (!isLiveRefund(refund)) continue;
    returned.push({ id: refund.id, cents: refund.amount, at: new Date(refund.created * 1000) });
  }
  return returned;
}

/** Total amount, in integer cents. */
export const returnedCents = (returned: readonly ReturnedMoney[]): number =>
  returned.reduce((sum, { cents }) => sum + cents, 0);

/**
 * Ids of the money at Stripe that the refunds recorded for a payment stand for, from the payment's data; null for a
 * payment captured before the shop stored them.
 */
export function bookedIds(data: Record<string, unknown> | null | undefined): string[] | null {
  const ids = data?.["booked"];
  return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : null;
}

/**
 * The returned money that no refund of the shop stands for, newest first: made in Stripe's dashboard, or Stripe's
 * response was lost. The sums decide how much is missing, because the server may have stopped between a refund and
 * writing down its id. Pure.
 * @param recordedCents total of the refunds recorded for the payment
 */
export function unbookedMoney(
  returned: readonly ReturnedMoney[],
  booked: readonly string[] | null,
  recordedCents: number,
): ReturnedMoney[] {
  let missing = returnedCents(returned) - recordedCents;
  return returned.filter(({ id, cents }) => {
    if (cents > missing || booked?.includes(id)) return false;
    missing -= cents;
    return true;
  });
}
