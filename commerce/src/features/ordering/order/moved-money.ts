import { toCents, type Cents } from "@su-turrone/contract/money";
import { paymentsOf, type OrderRecord, type Payment } from "./order-record";

type PaidOrder = Pick<OrderRecord, "payment_collections">;

/** Total of captures or refunds, whose amounts Medusa stores in euro. */
export const sumInCents = (moved: readonly { amount: number }[]): Cents =>
  moved.reduce((cents, { amount }) => cents + toCents(amount), 0);

/** Captured amount of an order. */
export const paidCentsOf = (order: PaidOrder): Cents =>
  sumInCents(paymentsOf(order).flatMap(({ captures }) => captures));

/** Refunded amount of an order. */
export const refundedCentsOf = (order: PaidOrder): Cents =>
  sumInCents(paymentsOf(order).flatMap(({ refunds }) => refunds));

/** Captured minus refunded amount of a payment. */
export const netCapturedCents = ({ captures, refunds }: Payment): Cents =>
  sumInCents(captures) - sumInCents(refunds);
