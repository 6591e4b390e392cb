import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import {
  REFUND_TRANSFERS_MODULE,
  refundTransferSent,
  refundTransferUndone,
} from "../../modules/refund-transfers";
import type { Language } from "../../platform/languages";
import { textsOf, type Texts } from "../../texts";
import { type StatementLine, lineKey } from "../bank-statements/statement-line";
import { orderLockKey, orderLockSeconds, withOrderLock } from "../ordering/order/order-lock";
import { refundsFileKey } from "./credit-transfer-file";
import { debitMatch, readRefundsToSend } from "./read-refunds-to-send";
import { owedRefunds } from "./unsent-refunds";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { shopDay, dayMs } from "@su-turrone/contract/time-zone";
import { WITHDRAWALS_MODULE, statusAfter } from "../../modules/withdrawals";
import { readOrders } from "../ordering/order/order-record";
import { buyerOf } from "../ordering/order/order-view";

const ownedRow = z.object({ order_id: z.string() }).optional();

/** Ids of the refunds (`source_id`) that debits of bank statements have marked as sent, keyed by line key. */
export async function sourcesOfDebits(
  container: MedusaContainer,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const service = container.resolve(REFUND_TRANSFERS_MODULE);
  const rows = await service.listRefundTransfers({ line_key: [...keys] }, { take: null });
  return new Map(rows.flatMap(({ line_key: key, source_id: id }) => (key === null ? [] : [[key, id]])));
}

/** The refund that was sent, the admin user who records it, and the debit that shows it, if from a statement. */
export interface SentRefund {
  /** Id of Medusa's refund, or of the booked statement line with a surplus. */
  id: string;
  sent_by: string;
  line?: StatementLine | undefined;
  /** Account that the page showed, null if none was known. */
  iban?: string | null | undefined;
  cents?: number | undefined;
  /** File for the bank that the page showed it in, null if in none. */
  file_id?: string | null | undefined;
}

/**
 * Records that a refund was sent by bank transfer, which the buyer is then mailed. Safe to repeat.
 * @throws NOT_FOUND when no such refund is owed; NOT_ALLOWED when the debit does not fit it; CONFLICT when the debit has
 *   marked another refund, or the refund has another amount than was shown, is to go to another account or stands in a file by now
 */
export async function markAsSent(
  container: MedusaContainer,
  { id, sent_by, line, iban, cents, file_id }: SentRefund,
  language: Language,
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const owed: unknown = await knex.from(owedRefunds(knex).as("owed")).where("owed.id", id).first("order_id");
  const orderId = ownedRow.parse(owed)?.order_id;
  if (orderId === undefined) throw new MedusaError(MedusaError.Types.NOT_FOUND, "Refund not found");
  const service = container.resolve(REFUND_TRANSFERS_MODULE);
  const key = line ? lineKey(line) : null;
  const refused = (name: keyof Texts["refusals"]["statement"], type: string = MedusaError.Types.CONFLICT) =>
    new MedusaError(type, textsOf("refusals", language).statement[name]);
  const locks = [refundsFileKey, ...(key === null ? [] : [`bank-line-${key}`]), orderLockKey(orderId)];
  await container.resolve(Modules.LOCKING).execute(
    locks,
    async () => {
      const used = key === null ? undefined : (await sourcesOfDebits(container, [key])).get(key);
      if (used !== undefined && used !== id) throw refused("line_booked");
      const now = new Date();
      const unsent = (await readRefundsToSend(container, now, orderId)).find((refund) => refund.id === id);
      if (!unsent) return;
      if (iban !== undefined && iban !== (unsent.account?.iban ?? null)) throw refused("other_account");
      if (cents !== undefined && cents !== unsent.cents) throw refused("other_amount");
      if (file_id !== undefined && file_id !== (unsent.in_file?.file_id ?? null)) throw refused("other_file");
      if (line && debitMatch(line, unsent) === null)
        throw refused("other_refund", MedusaError.Types.NOT_ALLOWED);
      const sent = { source_id: id, order_id: orderId, cents: unsent.cents, line_key: key };
      await service.createRefundTransfers({ ...sent, sent_at: now, sent_by });
      // a file made later orders it if it was not sent after all
      await service.deleteRefundInFiles(id);
    },
    { timeout: orderLockSeconds },
  );
  await container.resolve(Modules.EVENT_BUS).emit({ name: refundTransferSent, data: { id: orderId } });
}

/** A refund recorded as sent, as listed for the owner. */
export interface SentTransfer {
  /** Id of the record, not of the refund: what is sent again is another one. */
  id: string;
  order_id: string;
  number: number;
  /** Name of the buyer. */
  name: string;
  cents: number;
  /** ISO date in the shop's time zone. */
  sent_on: string;
  /** Whether a bank statement shows it. */
  by_statement: boolean;
}

/** How long a sent refund is listed: a bank returns what it could not credit within days. */
export const listedMs = 30 * dayMs;

/** The refunds recorded as sent of late, newest first. */
export async function readSentTransfers(container: MedusaContainer, now: Date): Promise<SentTransfer[]> {
  const service = container.resolve(REFUND_TRANSFERS_MODULE);
  const rows = await service.listRefundTransfers(
    { undone_at: null, sent_at: { $gte: new Date(now.getTime() - listedMs) } },
    { take: null, order: { sent_at: "DESC", id: "DESC" } },
  );
  const orders = await readOrders(
    container,
    rows.map(({ order_id: id }) => id),
  );
  return rows.flatMap(({ id, order_id, cents, sent_at, line_key: key }) => {
    const order = orders.find((one) => one.id === order_id);
    if (!order) return [];
    const { display_id: number } = order;
    const sent = { sent_on: shopDay(sent_at), by_statement: key !== null };
    return [{ id, order_id, number, name: buyerOf(order), cents, ...sent }];
  });
}

/** The record becomes undone together with its mail, which never leaves if it still waits. */
const undo = (knex: Knex, id: string): Promise<boolean> =>
  knex.transaction(async (transaction) => {
    const [undone] = await transaction<{ id: string; source_id: string; undone_at: Date | null }>(
      "refund_transfer",
    )
      .where({ id, undone_at: null })
      .update({ undone_at: new Date() })
      .returning("source_id");
    if (!undone) return false;
    // kept under the record's id, so that the mail about what is sent later is another one
    await transaction("outbox_mail")
      .where({ event: "order-refunded", key: undone.source_id })
      .whereNull("deleted_at")
      .update({
        key: id,
        status: transaction.raw("case when status in ('queued', 'failed') then 'suppressed' else status end"),
      });
    return true;
  });

/** Opens the withdrawals that were settled because the money had been sent: their days count on. */
async function reopenWithdrawals(container: MedusaContainer, orderId: string, since: Date): Promise<void> {
  const service = container.resolve(WITHDRAWALS_MODULE);
  const declared = await service.listWithdrawals({ order_id: orderId }, { take: null, relations: ["acts"] });
  for (const { id, acts } of declared) {
    const settledSince = statusAfter(acts) === "settled" && acts.some(({ at }) => new Date(at) >= since);
    if (settledSince) await service.setStatus(id, "open");
  }
}

/**
 * Notes that a refund recorded as sent was not sent after all, or came back: it is owed again, and a buyer who was told
 * is mailed a correction. A debit that had shown it marks no other refund. Safe to repeat.
 * @param id of the record; what was recorded as sent again since stays sent
 * @throws NOT_FOUND
 */
export async function undoSent(container: MedusaContainer, id: string): Promise<void> {
  const service = container.resolve(REFUND_TRANSFERS_MODULE);
  const [sent] = await service.listRefundTransfers({ id }, { take: 1 });
  if (!sent) throw new MedusaError(MedusaError.Types.NOT_FOUND, "Transfer not found");
  const { order_id: orderId, sent_at: sentAt } = sent;
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  await withOrderLock(container, orderId, async () => {
    if (await undo(knex, id)) await reopenWithdrawals(container, orderId, new Date(sentAt));
  });
  await container.resolve(Modules.EVENT_BUS).emit({ name: refundTransferUndone, data: { id: orderId } });
}
