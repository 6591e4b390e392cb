import { decimalEuros } from "@su-turrone/contract/money";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { z } from "@medusajs/framework/zod";

/** A payment at Stripe, with the facts the books must agree with. */
export interface ProviderPayment {
  id: string;
  canceled: boolean;
  /** Requested amount; integer cents. */
  cents: number;
  /** Authorised or captured amount that was not refunded; integer cents. */
  heldCents: number;
  /** Captured amount that was not refunded or lost in a dispute; integer cents. */
  keptCents: number;
  /** Refunded amount; integer cents. */
  refundedCents: number;
  createdAt: Date;
  /** Time of the last refund, otherwise of creation. */
  movedAt: Date;
}

interface ProviderDispute {
  id: string;
  status: string;
}

/** The data invariants are checked against. All of it is read-only. */
export interface Books {
  knex: Knex;
  /** Payments at Stripe that are recent or whose money went back recently; null when Stripe is not configured. */
  payments: readonly ProviderPayment[] | null;
  /** Disputes at Stripe of the last half year, and since when; null when Stripe is not configured. */
  disputes: { since: Date; all: readonly ProviderDispute[] } | null;
  /** Operations started after this time may still be in progress; checks of multi-step operations ignore them. */
  settledBefore: Date;
  now: Date;
  /** Days the shop waits for a bank transfer if the owner has not configured it. */
  transferDays: number;
}

/** A rule that must always hold for the shop's books, whatever failures occur. */
export interface Invariant {
  /** Short and unique, e.g. `order-has-payment`. */
  name: string;
  /** The rule as a sentence for the owner. */
  promise: string;
  /** @returns the violations, one line each; none when it holds */
  broken: (books: Books) => Promise<string[]>;
}

/** Formats an amount in euro for a report. @param cents integer cents */
export const euros = (cents: number): string => `${decimalEuros(cents)} EUR`;

/** Tables protected by database triggers, with the trigger names (created by the modules' migrations). */
export interface GuardedTables {
  /** Tables whose rows can neither be changed nor deleted. */
  final: Readonly<Record<string, string>>;
  /** Tables whose changes are logged. */
  logged?: Readonly<Record<string, string>>;
}

const triggerRows = z.array(z.object({ name: z.string() }));

/** Tables whose trigger is missing or disabled, one line each. */
export async function missingGuards(
  { knex }: Books,
  { final, logged = {} }: GuardedTables,
): Promise<string[]> {
  const rows: unknown = await knex("pg_trigger")
    .select({ name: "tgname" })
    .whereIn("tgname", [...Object.values(final), ...Object.values(logged)])
    .whereIn("tgenabled", ["O", "A"]);
  const existing = new Set(triggerRows.parse(rows).map(({ name }) => name));
  const tablesWithout = (tables: Readonly<Record<string, string>>) =>
    Object.entries(tables).flatMap(([table, trigger]) => (existing.has(trigger) ? [] : [table]));
  return [
    ...tablesWithout(final).map((table) => `The database lets rows of ${table} be changed and deleted`),
    ...tablesWithout(logged).map((table) => `The database does not log what changes in ${table}`),
  ];
}
