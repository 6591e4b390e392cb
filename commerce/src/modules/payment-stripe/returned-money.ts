import type Stripe from "stripe";

/** Money of a payment that has gone back to the payer at Stripe. */
export interface ReturnedMoney {
  /** A refund, or a dispute the shop has lost. */
  kind: "refund" | "dispute";
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

/** A status of a dispute at Stripe; `prevented` is newer than the types of the version in use. */
export type DisputeStatus = Stripe.Dispute.Status | "prevented";

/** A dispute, as far as it tells what became of the money. */
interface DisputedMoney extends Pick<Stripe.Dispute, "amount"> {
  status: DisputeStatus;
  balance_transactions: readonly Pick<Stripe.BalanceTransaction, "amount">[];
}

/**
 * Stripe's status of a dispute; won as well if the bank decided otherwise later and Stripe only returned the money
 * (`charge.dispute.funds_reinstated`), and lost if it was prevented by giving the payer the money.
 */
export function disputeStatus({ status, amount, balance_transactions }: DisputedMoney): DisputeStatus {
  const moved = balance_transactions.map(({ amount: cents }) => cents);
  const reinstated = moved.reduce((sum, cents) => sum + Math.max(cents, 0), 0);
  if (status === "lost" && reinstated >= amount) return "won";
  return status === "prevented" && moved.reduce((sum, cents) => sum + cents, 0) < 0 ? "lost" : status;
}

const isLost = (dispute: Stripe.Dispute): boolean => disputeStatus(dispute) === "lost";

/** What happened to a captured payment at Stripe. */
export interface ReturnsAtStripe {
  /** Refunds newest first, then lost disputes. */
  returned: ReturnedMoney[];
  /** Refunds that came back. */
  failed: Stripe.Refund[];
  disputes: Stripe.Dispute[];
}

/** Reads refunds and disputes of a payment. @throws Stripe's error when Stripe cannot be reached */
export async function returnsAtStripe(stripe: Stripe, intentId: string): Promise<ReturnsAtStripe> {
  const of = { payment_intent: intentId, limit: pageSize };
  const refunds = await stripe.refunds.list(of).autoPagingToArray({ limit: 1_000 });
  const disputes = await stripe.disputes.list(of).autoPagingToArray({ limit: 1_000 });
  const moneyOf = (
    kind: ReturnedMoney["kind"],
    { id, amount, created }: Stripe.Refund | Stripe.Dispute,
  ): ReturnedMoney => ({ kind, id, cents: amount, at: new Date(created * 1000) });
  return {
    returned: [
      ...refunds.filter(isLiveRefund).map((refund) => moneyOf("refund", refund)),
      ...disputes.filter(isLost).map((dispute) => moneyOf("dispute", dispute)),
    ],
    failed: refunds.filter((refund) => !isLiveRefund(refund)),
    disputes,
  };
}

/** Refunds an amount, in integer cents. The parameters belong to the idempotency key. */
export const createRefund = (
  stripe: Stripe,
  intentId: string,
  cents: number,
  options: Stripe.RequestOptions,
): Promise<Stripe.Refund> => stripe.refunds.create({ amount: cents, payment_intent: intentId }, options);

/** The money of a payment that went back. @throws Stripe's error when Stripe cannot be reached */
export const returnedMoney = async (stripe: Stripe, intentId: string): Promise<ReturnedMoney[]> =>
  (await returnsAtStripe(stripe, intentId)).returned;

/** Note of the shop's refund that stands for money at Stripe. */
export const noteOfReturned = ({ kind, id }: Pick<ReturnedMoney, "kind" | "id">): string =>
  kind === "dispute" ? `Dispute ${id}` : `Stripe ${id}`;

/** Whether a refund of the shop was recorded for money at Stripe, by `noteOfReturned`. */
export const isOfReturned = ({ note }: { note?: string | null | undefined }): boolean =>
  /^(Dispute|Stripe) /.test(note ?? "");

/**
 * Whether a refund of the shop stands for a lost dispute. Money is gone, but the sale stands: there is no credit note,
 * and the buyer gets no mail (docs/decisions/031-stripe-refunds-and-disputes.md).
 */
export const isLostDispute = ({ note }: { note?: string | null | undefined }): boolean =>
  note?.startsWith("Dispute ") ?? false;

/** Whether a refund of the shop stands for a dispute that is not lost any more: the bank has decided otherwise. */
export const isOverturned = (
  { note }: { note?: string | null | undefined },
  { disputes }: Pick<ReturnsAtStripe, "disputes">,
): boolean =>
  disputes.some((one) => !isLost(one) && note === noteOfReturned({ kind: "dispute", id: one.id }));

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
 * writing down its id. A lost dispute takes all that was disputed, also what was refunded before: only the rest can be
 * recorded as a refund. Pure.
 * @param recordedCents total of the refunds recorded for the payment
 */
function unbookedMoney(
  returned: readonly ReturnedMoney[],
  booked: readonly string[] | null,
  recordedCents: number,
  capturedCents: number,
): ReturnedMoney[] {
  let missing = Math.min(returnedCents(returned), capturedCents) - recordedCents;
  return returned.flatMap((money) => {
    const cents = money.kind === "dispute" ? Math.min(money.cents, missing) : money.cents;
    if (cents <= 0 || cents > missing || booked?.includes(money.id)) return [];
    missing -= cents;
    return { ...money, cents };
  });
}

/** A recorded refund that came back. */
interface CameBack {
  id: string;
  cents: number;
  status: string;
}

/** What to write down about a payment. */
export interface BookingPlan {
  /** Money to record by a new refund of the shop, newest first. */
  record: ReturnedMoney[];
  /** Ids of refunds that came back and were sent again. */
  sentAgain: string[];
  /** Ids of the money the shop's refunds stand for, before `record`. */
  booked: string[];
}

/**
 * Compares the money that went back with the shop's refunds. A refund that came back is still recorded, because the
 * shop owes it; new money of the same amount stands for it. Never records more than was captured. Pure.
 */
export function planBooking(
  returned: readonly ReturnedMoney[],
  booked: readonly string[] | null,
  recordedCents: number,
  cameBack: readonly CameBack[],
  capturedCents: number,
): BookingPlan {
  const unpaid = cameBack.filter(({ status }) => status !== "sent_again");
  const paidCents = recordedCents - unpaid.reduce((sum, { cents }) => sum + cents, 0);
  const missing = unbookedMoney(returned, booked, paidCents, capturedCents);
  const waiting = unpaid.filter(({ status }) => status === "open");
  const sentAgain: string[] = [];
  const fresh = missing.filter(({ kind, cents }) => {
    const index = kind === "refund" ? waiting.findIndex((one) => one.cents === cents) : -1;
    sentAgain.push(...waiting.splice(index, index === -1 ? 0 : 1).map(({ id }) => id));
    return index === -1;
  });
  let left = capturedCents - recordedCents;
  const record = fresh.flatMap((money) => {
    // what came back is still recorded
    const cents = money.kind === "dispute" ? Math.min(money.cents, left) : money.cents;
    left -= cents;
    return cents > 0 ? { ...money, cents } : [];
  });
  return {
    record,
    sentAgain,
    booked: returned.map(({ id }) => id).filter((id) => !record.some((one) => one.id === id)),
  };
}
