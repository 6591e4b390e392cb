import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { REFUND_TRANSFERS_MODULE, refundTransferSent } from "../../modules/refund-transfers";
import type { Language } from "../../platform/languages";
import { textsOf } from "../../texts";
import { type StatementLine, lineKey } from "../bank-statements/statement-line";
import { orderLockKey, orderLockSeconds } from "../ordering/order/order-lock";
import { debitMatch } from "./match-debit";
import { readRefundsToSend } from "./read-refunds-to-send";
import { owedRefunds } from "./unsent-refunds";

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
  /** Amount that the page showed. */
  cents?: number | undefined;
}

/**
 * Records that a refund was sent by bank transfer, which the buyer is then mailed. Safe to repeat.
 * @throws NOT_FOUND when no such refund is owed; NOT_ALLOWED when the debit does not fit it; CONFLICT when the debit has
 *   marked another refund, or the refund has another amount than was shown, or is to go to another account
 */
export async function markAsSent(
  container: MedusaContainer,
  { id, sent_by, line, iban, cents }: SentRefund,
  language: Language,
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const owed: unknown = await knex.from(owedRefunds(knex).as("owed")).where("owed.id", id).first("order_id");
  const orderId = ownedRow.parse(owed)?.order_id;
  if (orderId === undefined) throw new MedusaError(MedusaError.Types.NOT_FOUND, "Refund not found");
  const service = container.resolve(REFUND_TRANSFERS_MODULE);
  const key = line ? lineKey(line) : null;
  const locks = [...(key === null ? [] : [`bank-line-${key}`]), orderLockKey(orderId)];
  await container.resolve(Modules.LOCKING).execute(
    locks,
    async () => {
      const used = key === null ? undefined : (await sourcesOfDebits(container, [key])).get(key);
      if (used !== undefined && used !== id) {
        throw new MedusaError(
          MedusaError.Types.CONFLICT,
          textsOf("refusals", language).statement.line_booked,
        );
      }
      const now = new Date();
      const unsent = (await readRefundsToSend(container, now, orderId)).find((refund) => refund.id === id);
      if (!unsent) return;
      if (iban !== undefined && iban !== (unsent.account?.iban ?? null)) {
        throw new MedusaError(
          MedusaError.Types.CONFLICT,
          textsOf("refusals", language).statement.other_account,
        );
      }
      if (cents !== undefined && cents !== unsent.cents) {
        throw new MedusaError(
          MedusaError.Types.CONFLICT,
          textsOf("refusals", language).statement.other_amount,
        );
      }
      if (line && debitMatch(line, unsent) === null) {
        throw new MedusaError(
          MedusaError.Types.NOT_ALLOWED,
          textsOf("refusals", language).statement.other_refund,
        );
      }
      const sent = { source_id: id, order_id: orderId, cents: unsent.cents, line_key: key };
      await service.createRefundTransfers({ ...sent, sent_at: now, sent_by });
    },
    { timeout: orderLockSeconds },
  );
  await container.resolve(Modules.EVENT_BUS).emit({ name: refundTransferSent, data: { id: orderId } });
}
