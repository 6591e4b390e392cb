import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { methodOfProvider, type PaidBy } from "@su-turrone/contract/payment-methods";

/** Data of a transfer's payment that is not awaited, because the staff took the money in the workshop. */
export const takenInWorkshop = { received: "workshop" } as const;

/** A payment or its session. */
interface Payment {
  provider_id?: string | undefined;
  data?: unknown;
}

/** How something was paid. @param payment undefined if it costs nothing */
export const paidBy = (payment: Payment | undefined): PaidBy =>
  (payment?.data as { received?: unknown } | null | undefined)?.received === takenInWorkshop.received
    ? "workshop"
    : (methodOfProvider(payment?.provider_id) ?? "other");

/** Whether the money of an open payment is held already and only to be captured; a transfer is awaited. */
export function isHeld(payment: Payment): boolean {
  const by = paidBy(payment);
  return by !== "bank_transfer" && by !== "other";
}

/** What `paidBy` needs, as one column of a query of `payment`. */
export const paidByKey = (knex: Knex): Knex.Raw =>
  knex.raw("coalesce(payment.data->>'received', payment.provider_id)");

/** @param key of `paidByKey` */
export const paidByOfKey = (key: string): PaidBy =>
  key === takenInWorkshop.received ? key : (methodOfProvider(key) ?? "other");
