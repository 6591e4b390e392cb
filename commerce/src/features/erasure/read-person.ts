import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { mailboxAddress } from "@su-turrone/contract/request-fields";
import { INVOICES_MODULE } from "../../modules/invoices";
import { isSale } from "../../modules/invoices/document-types";
import { WITHDRAWALS_MODULE, statusAfter } from "../../modules/withdrawals";
import { env } from "../../platform/env";
import { isInvoiced, uncredited } from "../invoices/documents-due";
import { centsToSend } from "../ordering/bank-transfer/refund-transfers";
import { moneyIssues } from "../ordering/order/order-issues";
import { readOrders, type OrderRecord } from "../ordering/order/order-record";
import { viewOf } from "../ordering/order/order-view";
import { revisionOf } from "../staff/revision";
import { findPerson, type PersonIds } from "./find-person";
import { personalKinds, personalTables, type PersonalKind } from "./personal-fields";
import type { OrderStatus } from "@su-turrone/contract/orders";
import { dayMs } from "@su-turrone/contract/time-zone";

/** Why an order still needs its buyer's data. */
export const inHandReasons = [
  "unpaid",
  "to_pack",
  "under_way",
  "withdrawal_open",
  "money_open",
  "document_missing",
  "recent",
] as const;
type InHandReason = (typeof inHandReasons)[number];

/** The facts that determine whether an order still needs its buyer's data. */
export interface OrderFacts {
  status: OrderStatus;
  /** Time of the last event: placed, delivered, cancelled, refunded, or a withdrawal received. */
  last: Date;
  withdrawal_open: boolean;
  /** Whether money is owed, or authorised money should have been captured. */
  money_open: boolean;
  /** Whether a payment or refund has no document yet. */
  document_missing: boolean;
}

/**
 * Days after the last event during which the data is kept: the buyer may withdraw after the last parcel (directive
 * 2011/83/EU, art. 9), and mails about a cancellation or refund may still be backfilled
 * (features/mail/mails.ts: a week).
 */
export const waitDays = 14;

const waitMs = waitDays * dayMs;

/** Whether an event is so recent that the person's data is still needed. */
const isRecent = (at: Date, now: Date): boolean => now.getTime() - at.getTime() < waitMs;

const byStatus: Readonly<Partial<Record<OrderStatus, InHandReason>>> = {
  pending: "unpaid",
  processing: "to_pack",
  shipped: "under_way",
  refund_due: "money_open",
};

/** Why an order still needs its buyer's data, by the first reason that applies; null when it does not. */
export function inHand(facts: OrderFacts, now: Date): InHandReason | null {
  const { status, last, withdrawal_open, money_open, document_missing } = facts;
  const reason = byStatus[status];
  if (reason) return reason;
  if (withdrawal_open) return "withdrawal_open";
  if (money_open) return "money_open";
  if (document_missing) return "document_missing";
  return isRecent(last, now) ? "recent" : null;
}

/**
 * Body of the requests about a person (`POST /admin/erasures` and others): the address is in the body, so that it does
 * not appear in access logs.
 */
export const erasureBody = z.strictObject({ email: mailboxAddress });

/** What the shop stores about a person, and what an erasure would do. */
export interface PersonReport {
  /** The normalised address. */
  email: string;
  /** Number of records by kind, and whether they are kept because the law requires it. */
  kinds: { kind: PersonalKind; count: number; stays: boolean }[];
  /** Orders that still need their buyer's data, and why. */
  in_hand: { id: string; display_id: number; reason: InHandReason }[];
  /** Whether the address belongs to an admin user; those are removed on their own page. */
  is_staff: boolean;
  /** Whether a payment for a cart is in progress. */
  paying: boolean;
  /** Whether a withdrawal, of any order, is open or recent. */
  declared: boolean;
  order_ids: string[];
}

/** Time of the last event of an order. */
const lastActivityOf = (order: OrderRecord, withdrawn: readonly Date[]): Date =>
  new Date(
    Math.max(
      order.created_at.getTime(),
      ...viewOf(order).timeline.map(({ at }) => Date.parse(at)),
      ...withdrawn.map((at) => at.getTime()),
    ),
  );

async function isDocumentMissing(container: MedusaContainer, order: OrderRecord): Promise<boolean> {
  const invoices = container.resolve(INVOICES_MODULE);
  const issued = await invoices.documentsOf(order.id);
  const hasInvoice = issued.some(({ kind }) => isSale(kind));
  return hasInvoice ? uncredited(order, issued).length > 0 : isInvoiced(order);
}

async function reasonOf(
  container: MedusaContainer,
  order: OrderRecord,
  now: Date,
): Promise<InHandReason | null> {
  const withdrawals = container.resolve(WITHDRAWALS_MODULE);
  const declared = await withdrawals.listWithdrawals({ order_id: order.id }, { take: null });
  const received = declared.map(({ received_at: at }) => new Date(at));
  return inHand(
    {
      status: viewOf(order).status,
      last: lastActivityOf(order, received),
      withdrawal_open: (await withdrawals.openOf(order.id)).length > 0,
      money_open: moneyIssues(order, now, env().PAYMENT_CAPTURE).length > 0 || centsToSend(order) > 0,
      document_missing: await isDocumentMissing(container, order),
    },
    now,
  );
}

/** Number of rows of each kind; rows that belong to an order or a cart are counted with it. */
async function kindsOf(knex: Knex, person: PersonIds): Promise<PersonReport["kinds"]> {
  const countRows = z.array(z.object({ count: z.coerce.number() }));
  const counts = new Map<PersonalKind, number>();
  const mainTables = new Map<PersonalKind, string>([
    ["orders", "order"],
    ["carts", "cart"],
    ["customers", "customer"],
    ["newsletter", "newsletter_subscription"],
  ]);
  for (const [kind, table, column, key] of personalTables) {
    if (mainTables.has(kind) && mainTables.get(kind) !== table) continue;
    const rows: unknown = await knex(table).count({ count: "*" }).whereIn(column, person[key]);
    counts.set(kind, (counts.get(kind) ?? 0) + (countRows.parse(rows)[0]?.count ?? 0));
  }
  const stays = (kind: PersonalKind) =>
    personalTables.every(([of, , , , erasure]) => of !== kind || erasure === "keep");
  return personalKinds.map((kind) => ({ kind, count: counts.get(kind) ?? 0, stays: stays(kind) }));
}

/** Whether an admin user or an invitation has one of the addresses. */
async function isStaff(knex: Knex, addresses: readonly string[]): Promise<boolean> {
  for (const table of ["user", "invite", "staff_role"]) {
    const rows: unknown[] = await knex(table)
      .select("id")
      .whereNull("deleted_at")
      .whereRaw("lower(email) = any(?)", [[...addresses]])
      .limit(1);
    if (rows.length > 0) return true;
  }
  return false;
}

/** Whether a cart that has not become an order has a payment beyond the choice of a method. */
async function isPaying(knex: Knex, { carts }: PersonIds): Promise<boolean> {
  const rows: unknown[] = await knex("cart")
    .join("cart_payment_collection as link", "link.cart_id", "cart.id")
    .join("payment_collection as collection", "collection.id", "link.payment_collection_id")
    .select("cart.id")
    .whereIn("cart.id", [...carts])
    .whereNull("cart.completed_at")
    .whereNull("cart.deleted_at")
    .whereNotIn("collection.status", ["not_paid", "canceled"])
    .limit(1);
  return rows.length > 0;
}

/** Whether a withdrawal is open, or so recent that its mails may still be backfilled. */
async function hasDeclared(
  container: MedusaContainer,
  { addresses }: PersonIds,
  now: Date,
): Promise<boolean> {
  const withdrawals = container.resolve(WITHDRAWALS_MODULE);
  const declared = await withdrawals.listWithdrawals(
    { email: [...addresses] },
    { take: null, relations: ["acts"] },
  );
  return declared.some(
    ({ acts, received_at: at }) => statusAfter(acts) === "open" || isRecent(new Date(at), now),
  );
}

/**
 * Reads what the shop stores about the person with an address, and what prevents an erasure. @param email as normalised
 * by `mailboxAddress`
 */
export async function readPerson(
  container: MedusaContainer,
  email: string,
  now: Date,
): Promise<PersonReport> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const person = await findPerson(knex, email);
  const in_hand: PersonReport["in_hand"] = [];
  for (const order of await readOrders(container, person.orders)) {
    const reason = await reasonOf(container, order, now);
    if (reason) in_hand.push({ id: order.id, display_id: order.display_id, reason });
  }
  return {
    email,
    kinds: await kindsOf(knex, person),
    in_hand,
    is_staff: await isStaff(knex, person.addresses),
    paying: await isPaying(knex, person),
    declared: await hasDeclared(container, person, now),
    order_ids: [...person.orders],
  };
}

/**
 * Of what the owner has seen of a person and decides on; without the technical records, which come and go by
 * themselves, and are always deleted.
 */
export const personRevision = ({ kinds, ...person }: PersonReport): string =>
  revisionOf({ ...person, kinds: kinds.filter(({ kind }) => kind !== "traces") });

/** Whether something prevents the erasure of a person. */
export const isRefused = ({ in_hand, is_staff, paying, declared }: PersonReport): boolean =>
  in_hand.length > 0 || is_staff || paying || declared;
