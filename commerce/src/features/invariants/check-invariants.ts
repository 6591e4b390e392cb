import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { z } from "@medusajs/framework/zod";
import type Stripe from "stripe";
import { goodsInvariants } from "./goods";
import type { Invariant } from "./invariant";
import { moneyInvariants } from "./money";
import { providerDisputes, providerPayments, returnInvariants } from "./provider-payments";
import { recordInvariants } from "./records";
import { refundTransferInvariant } from "./transfers";

/** All invariants of the shop's books, in the order of the report. */
export const invariants: readonly Invariant[] = [
  ...moneyInvariants,
  ...returnInvariants,
  refundTransferInvariant,
  ...goodsInvariants,
  ...recordInvariants,
];

/** Maximum duration (ms) of multi-step operations: the reconciler has run three times by then. */
const maxDurationMs = 15 * 60 * 1000;

/** How far back (ms) payments at Stripe are checked. */
const providerMs = 72 * 60 * 60 * 1000;

export interface CheckInput {
  knex: Knex;
  /** Null when neither card nor PayPal is configured. */
  stripe: Stripe | null;
  /** Storefront URL, by which the shop's own payments at Stripe are told apart from others. */
  shopUrl: string;
  now: Date;
  /** Days the shop waits for a bank transfer if the owner has not configured it. */
  transferDays: number;
}

export interface CheckedInvariant extends Pick<Invariant, "name" | "promise"> {
  broken: string[];
}

async function installationAt(knex: Knex, shopUrl: string): Promise<string | null> {
  const row: unknown = await knex("installation")
    .where({ address: new URL(shopUrl).origin })
    .first("id");
  return z.object({ id: z.string() }).optional().parse(row)?.id ?? null;
}

/**
 * Checks the books of the shop. Only reads, from the database and from Stripe.
 * @throws errors of the database or Stripe: the result is unknown then
 */
export async function checkInvariants({
  knex,
  stripe,
  shopUrl,
  now,
  transferDays,
}: CheckInput): Promise<CheckedInvariant[]> {
  // without an installation id the shop has not created any payment yet
  const installation = await installationAt(knex, shopUrl);
  const since = new Date(now.getTime() - providerMs);
  const payments = stripe && installation ? await providerPayments(stripe, installation, since, now) : null;
  const disputes = stripe && installation ? await providerDisputes(stripe, installation, now) : null;
  const settledBefore = new Date(now.getTime() - maxDurationMs);
  const books = { knex, payments, disputes, settledBefore, now, transferDays };
  const checked: CheckedInvariant[] = [];
  for (const { name, promise, broken } of invariants) {
    checked.push({ name, promise, broken: await broken(books) });
  }
  return checked;
}

/** Formats the result as text: one line per rule, followed by its violations. */
export const reportOf = (checked: readonly CheckedInvariant[]): string[] =>
  checked.flatMap(({ name, promise, broken }) => [
    `${broken.length === 0 ? "ok    " : "BROKEN"}  ${name}: ${promise}`,
    ...broken.map((line) => `          ${line}`),
  ]);
