import { type PaidBy, methodOfProvider } from "@su-turrone/contract/payment-methods";
import { isLostDispute } from "../../../modules/payment-stripe/returned-money";
import { paymentsOf, type OrderRecord, type Payment } from "./order-record";
import { toCents, type Cents } from "@su-turrone/contract/money";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** Precedence of payments: captured ones first, then those that were not cancelled, then newer ones. */
const rank = ({ captures, canceled_at: canceled }: Payment): number =>
  (captures.length > 0 ? 2 : 0) + (canceled ? 0 : 1);

/**
 * The payment of an order among all attempts: a card that failed before a transfer leaves a cancelled payment behind.
 * The only place that decides this, for pages, mails, documents and status. Null when there is none.
 */
export function orderPayment(order: Pick<OrderRecord, "payment_collections">): Payment | null {
  const [first] = paymentsOf(order).toSorted(
    (a, b) => rank(b) - rank(a) || b.created_at.getTime() - a.created_at.getTime(),
  );
  return first ?? null;
}

/**
 * How an order was paid (see `orderPayment`); while the order is being created, the method of its payment session.
 */
export function paymentMethodOf(order: Pick<OrderRecord, "payment_collections">): PaidBy {
  const [session] = order.payment_collections.flatMap(({ payment_sessions: sessions }) => sessions ?? []);
  return paidBy(orderPayment(order) ?? session);
}

type PaidOrder = Pick<OrderRecord, "payment_collections">;

/** Total of captures or refunds, whose amounts Medusa stores in euro. */
export const sumInCents = (moved: readonly { amount: number }[]): Cents =>
  moved.reduce((cents, { amount }) => cents + toCents(amount), 0);

export const paidCentsOf = (order: PaidOrder): Cents =>
  sumInCents(paymentsOf(order).flatMap(({ captures }) => captures));

export const refundedCentsOf = (order: PaidOrder): Cents =>
  sumInCents(paymentsOf(order).flatMap(({ refunds }) => refunds));

/** What of the refunded amount the payer's bank has taken back by lost disputes. */
export const chargedBackCentsOf = (order: PaidOrder): Cents =>
  sumInCents(paymentsOf(order).flatMap(({ refunds }) => refunds.filter(isLostDispute)));

export const isRefunded = (order: PaidOrder): boolean =>
  paidCentsOf(order) > 0 && refundedCentsOf(order) >= paidCentsOf(order);

/** Captured minus refunded amount of a payment. */
export const netCapturedCents = ({ captures, refunds }: Payment): Cents =>
  sumInCents(captures) - sumInCents(refunds);

/** Metadata key of an order with the time at which the owner accepted a partial payment. */
export const partAcceptedKey = "part_payment_accepted_at";

const acceptedMetadata = z.object({ [partAcceptedKey]: z.iso.datetime() });

/** Whether the owner has accepted the partial payment of an order, so that it may be packed. */
export const isPartAccepted = ({ metadata }: Pick<OrderRecord, "metadata">): boolean =>
  acceptedMetadata.safeParse(metadata).success;

export async function acceptPart(
  container: MedusaContainer,
  { id, metadata }: Pick<OrderRecord, "id" | "metadata">,
  now: Date,
): Promise<void> {
  await container
    .resolve(Modules.ORDER)
    .updateOrders(id, { metadata: { ...metadata, [partAcceptedKey]: now.toISOString() } });
}

/** Data of a transfer's payment that is not awaited, because the staff took the money in the workshop. */
export const takenInWorkshop = { received: "workshop" } as const;

interface PaymentOrSession {
  provider_id?: string | undefined;
  data?: unknown;
}

/** How something was paid. @param payment undefined if it costs nothing */
export const paidBy = (payment: PaymentOrSession | undefined): PaidBy =>
  (payment?.data as { received?: unknown } | null | undefined)?.received === takenInWorkshop.received
    ? "workshop"
    : (methodOfProvider(payment?.provider_id) ?? "other");

/** Whether the money of an open payment is held already and only to be captured; a transfer is awaited. */
export function isHeld(payment: PaymentOrSession): boolean {
  const by = paidBy(payment);
  return by !== "bank_transfer" && by !== "other";
}

/** What `paidBy` needs, as one column of a query of `payment`. */
export const paidByKey = (knex: Knex): Knex.Raw =>
  knex.raw("coalesce(payment.data->>'received', payment.provider_id)");

/** @param key of `paidByKey` */
export const paidByOfKey = (key: string): PaidBy =>
  key === takenInWorkshop.received ? key : (methodOfProvider(key) ?? "other");
