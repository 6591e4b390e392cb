import type { MedusaContainer } from "@medusajs/framework/types";
import { shopDay } from "@su-turrone/contract/time-zone";
import { REFUND_TRANSFERS_MODULE } from "../../modules/refund-transfers";
import type { StatementLine } from "../bank-statements/statement-line";
import { listedMs } from "./mark-as-sent";
import { refundWord } from "./read-refunds-to-send";

/** A refund recorded as sent that the bank has returned. */
export interface CameBack {
  /** Id of the record, also if the owner has undone it since. */
  id: string;
}

export interface SentRecord {
  id: string;
  order_id: string;
  cents: number;
  sent_at: Date;
}

/** A line, and the order that it names although no transfer is expected for it. */
export interface NamingLine {
  key: string;
  line: StatementLine;
  not_waiting: { order_id: string | null } | null;
}

/** The words of the shop's own transfers, which a bank repeats with what it returns. */
const isOfRefund = ({ text, details }: StatementLine): boolean =>
  Object.values(refundWord).some((word) => `${text} ${details}`.toUpperCase().includes(word.toUpperCase()));

/**
 * The records whose money came back with incoming lines, each with another one: the same order and amount, not before it
 * was sent, and in the words of a refund unless the bank calls it a return. Keyed by line.
 */
export function matchCameBack(
  lines: readonly NamingLine[],
  sent: readonly SentRecord[],
): Map<string, CameBack> {
  const found = new Map<string, CameBack>();
  const used = new Set<string>();
  for (const { key, line, not_waiting } of lines) {
    if (line.direction === "out" || !(line.reversal || isOfRefund(line))) continue;
    const record = sent.find(
      ({ id, order_id, cents, sent_at: at }) =>
        order_id === not_waiting?.order_id &&
        cents === line.amount_cents &&
        shopDay(at) <= line.day &&
        !used.has(id),
    );
    if (!record) continue;
    used.add(record.id);
    found.set(key, { id: record.id });
  }
  return found;
}

/** The same for the records of late; what the owner has undone is known too. */
export async function refundsCameBack(
  container: MedusaContainer,
  lines: readonly NamingLine[],
  now: Date,
): Promise<Map<string, CameBack>> {
  const orders = lines.flatMap(({ not_waiting: named }) => named?.order_id ?? []);
  if (orders.length === 0) return new Map();
  const service = container.resolve(REFUND_TRANSFERS_MODULE);
  const sent = await service.listRefundTransfers(
    { order_id: orders, sent_at: { $gte: new Date(now.getTime() - listedMs) } },
    { take: null, order: { sent_at: "ASC", id: "ASC" } },
  );
  return matchCameBack(lines, sent);
}
