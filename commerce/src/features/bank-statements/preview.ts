import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { BANK_STATEMENTS_MODULE } from "../../modules/bank-statements";
import type { Payout } from "../month-end/balance-sums";
import { type CameBack, refundsCameBack } from "../refund-transfers/came-back";
import { sourcesOfDebits } from "../refund-transfers/mark-as-sent";
import {
  debitProposals,
  type DebitMatch,
  readRefundsToSend,
  type RefundToSend,
} from "../refund-transfers/read-refunds-to-send";
import {
  lineKey,
  StatementError,
  type StatementLine,
  withOrdinals,
  type StatementBody,
} from "./statement-line";
import { orderNumberIn, proposalFor, type Proposal, readOpenTransfers, waitingNamedIn } from "./match";
import { isFromStripe, payoutFor, payoutsNear } from "./payout-lines";
import { readCamt } from "./read-camt";
import { readCsv } from "./read-csv";

/** Maximum size of a statement in characters and lines: a busy year of a small shop. */
const limits = { letters: 2_000_000, lines: 5_000 };

/**
 * Parses the booked payments of a statement, incoming and outgoing: CAMT.053 or CSV.
 * @param onlyIncoming whether the owner has confirmed that nothing in it went out
 * @throws StatementError
 */
export function readStatement(text: string, onlyIncoming = false): StatementLine[] {
  if (text.trim() === "") throw new StatementError("empty");
  if (text.length > limits.letters) throw new StatementError("too_long");
  // the formats of German banks (SWIFT), MT940 and MT942, which no maintained library reads; some frame them with SOH, ETX
  if (/(?<!\d):20:/.test(text) && /^:(?:25|28C?|60[FM]|61|34F):/m.test(text))
    throw new StatementError("mt940");
  // binary files such as pictures, PDFs and spreadsheets, read as text
  if (/[^\P{Cc}\t\n\v\f\r]/u.test(text)) throw new StatementError("not_a_statement");
  const lines = /^\uFEFF?\s*</.test(text) ? readCamt(text) : readCsv(text, onlyIncoming);
  if (lines.length > limits.lines) throw new StatementError("too_long");
  return withOrdinals(lines);
}

/** A statement line with its booking state and proposal. */
export interface PreviewedLine {
  key: string;
  line: StatementLine;
  booked_order_id: string | null;
  proposal: Proposal | null;
  /** Ids of the orders that the line names and that wait for their transfers; one line is booked to one order. */
  named_order_ids: string[];
  /** An order named in the line that expects no transfer: paid, cancelled, or, without an id, mistyped. */
  not_waiting: { number: number; order_id: string | null } | null;
  /** The refund that the bank has returned with the line. */
  came_back: CameBack | null;
  /** Stripe's payout that the line is: the payments of cards and PayPal in it are booked already. */
  payout: Payout | null;
}

/** A debit that is probably the transfer of a refund. */
export interface PreviewedDebit {
  key: string;
  line: StatementLine;
  refund: RefundToSend;
  by: DebitMatch;
}

/** What a statement says about the shop's orders; other payments of the owner are left out. */
export interface PreviewedStatement {
  lines: PreviewedLine[];
  debits: PreviewedDebit[];
  /** What the bank has taken back; nothing is proposed for it but a refund that came back. */
  reversals: PreviewedLine[];
}

async function previewDebits(
  container: MedusaContainer,
  lines: readonly StatementLine[],
  now: Date,
): Promise<PreviewedDebit[]> {
  const debits = lines
    .filter(({ direction, reversal }) => direction === "out" && !reversal)
    .map((line) => ({ key: lineKey(line), line }));
  const used = await sourcesOfDebits(
    container,
    debits.map(({ key }) => key),
  );
  const fresh = debits.filter(({ key }) => !used.has(key));
  const proposals = debitProposals(fresh, await readRefundsToSend(container, now));
  return proposals.map(({ debit, refund, by }) => ({ ...debit, refund, by }));
}

/**
 * Parses a statement and proposes orders for its incoming payments, and refunds for its outgoing ones; read-only.
 * @throws StatementError
 */
export async function previewStatement(
  container: MedusaContainer,
  { text, only_incoming }: StatementBody,
  now: Date,
): Promise<PreviewedStatement> {
  const all = readStatement(text, only_incoming);
  const debits = await previewDebits(container, all, now);
  const looked = all.filter(({ direction, reversal }) => direction === "in" || reversal);
  if (looked.length === 0 && debits.length === 0) throw new StatementError("no_credits");
  const lines = looked.map((line) => ({ key: lineKey(line), line }));
  const service = container.resolve(BANK_STATEMENTS_MODULE);
  const booked = await service.ordersOf(lines.map(({ key }) => key));
  if (debits.length === 0 && lines.every(({ key }) => booked.has(key))) {
    throw new StatementError("all_booked");
  }
  const open = await readOpenTransfers(container, now);
  const named = lines.map(({ key, line }) => {
    const order = booked.get(key) ?? null;
    const isFree = order === null && !line.reversal;
    const proposal = isFree ? proposalFor(line, open) : null;
    const number = order === null && proposal === null ? orderNumberIn(line) : null;
    const named_order_ids = isFree ? waitingNamedIn(line, open).map(({ order_id: id }) => id) : [];
    return { key, line, booked_order_id: order, proposal, named_order_ids, number };
  });
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const orders: { id: string; display_id: number }[] = await knex("order")
    .whereIn(
      "display_id",
      named.flatMap(({ number }) => number ?? []),
    )
    .where("is_draft_order", false)
    .whereNull("deleted_at")
    .select("id", "display_id");
  const known = named.map(({ number, ...line }) => {
    const order_id = orders.find(({ display_id }) => display_id === number)?.id ?? null;
    return { ...line, not_waiting: number === null ? null : { number, order_id } };
  });
  const cameBack = await refundsCameBack(container, known, now);
  const payouts = await payoutsNear(container, known.map(({ line }) => line).filter(isFromStripe));
  const previewed = known.map((line) => ({
    ...line,
    came_back: cameBack.get(line.key) ?? null,
    payout: payoutFor(line.line, payouts),
  }));
  const isReversal = ({ line }: PreviewedLine) => line.reversal === true;
  return {
    lines: previewed.filter((line) => !isReversal(line)),
    debits,
    reversals: previewed.filter(isReversal),
  };
}
