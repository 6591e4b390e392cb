import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { z } from "@medusajs/framework/zod";
import type Stripe from "stripe";
import { goodsInvariants } from "./goods";
import type { Invariant } from "./invariant";
import { moneyInvariants } from "./money";
import { providerPayments } from "./provider-payments";
import { recordInvariants } from "./records";

/** Every invariant of the shop's books, in the order they are reported in. */
export const invariants: readonly Invariant[] = [...moneyInvariants, ...goodsInvariants, ...recordInvariants];

/** So long (ms) what takes several steps may last: the reconciler has run three times. */
const mayLastMs = 15 * 60 * 1000;

/** So far back (ms) payments at Stripe are looked at. */
const providerMs = 72 * 60 * 60 * 1000;

/** What is looked at. */
export interface CheckInput {
  knex: Knex;
  /** Null where neither card nor PayPal is set up. */
  stripe: Stripe | null;
  /** Address of the shop, by which its own payments at Stripe are told from those of others. */
  shopUrl: string;
  now: Date;
  /** Days a bank transfer is waited for where the owner has not set them. */
  transferDays: number;
}

/** An invariant, and what breaks it; nothing where it holds. */
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
 * Looks whether the books of the shop are in order. Only reads, from the database and from Stripe.
 * @throws what the database or Stripe throw: nothing is known then
 */
export async function checkInvariants({
  knex,
  stripe,
  shopUrl,
  now,
  transferDays,
}: CheckInput): Promise<CheckedInvariant[]> {
  // without an installation the shop has opened no payment yet
  const installation = await installationAt(knex, shopUrl);
  const since = new Date(now.getTime() - providerMs);
  const payments = stripe && installation ? await providerPayments(stripe, installation, since) : null;
  const settledBefore = new Date(now.getTime() - mayLastMs);
  const books = { knex, payments, settledBefore, now, transferDays };
  const checked: CheckedInvariant[] = [];
  for (const { name, promise, broken } of invariants) {
    checked.push({ name, promise, broken: await broken(books) });
  }
  return checked;
}

/** What was found as lines of text: one for each rule, and below it what breaks it. */
export const reportOf = (checked: readonly CheckedInvariant[]): string[] =>
  checked.flatMap(({ name, promise, broken }) => [
    `${broken.length === 0 ? "ok    " : "BROKEN"}  ${name}: ${promise}`,
    ...broken.map((line) => `          ${line}`),
  ]);
