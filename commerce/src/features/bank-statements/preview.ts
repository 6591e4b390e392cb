import type { MedusaContainer } from "@medusajs/framework/types";
import { BANK_STATEMENTS_MODULE } from "../../modules/bank-statements";
import type { BankStatementsService } from "../../modules/bank-statements/service";
import { lineKey } from "./line-key";
import { orderNumberIn, proposalFor, type Proposal } from "./match";
import { readOpenTransfers } from "./open-transfers";
import { readStatement } from "./read-statement";
import { StatementError, type StatementLine } from "./statement-line";
import type { StatementBody } from "./validators";

/** A statement line with its booking state and proposal. */
export interface PreviewedLine {
  key: string;
  line: StatementLine;
  /** Order it is already booked to. */
  booked_order_id: string | null;
  proposal: Proposal | null;
  /** Number of an order in the line that expects no transfer: paid, cancelled or mistyped. */
  not_waiting: number | null;
}

/** Parses a statement and proposes orders for its incoming payments; read-only. @throws StatementError */
export async function previewStatement(
  container: MedusaContainer,
  { text, only_incoming }: StatementBody,
  now: Date,
): Promise<PreviewedLine[]> {
  const credits = readStatement(text, only_incoming).filter(({ direction }) => direction === "in");
  if (credits.length === 0) throw new StatementError("no_credits");
  const lines = credits.map((line) => ({ key: lineKey(line), line }));
  const service: BankStatementsService = container.resolve(BANK_STATEMENTS_MODULE);
  const booked = await service.ordersOf(lines.map(({ key }) => key));
  if (lines.every(({ key }) => booked.has(key))) throw new StatementError("all_booked");
  const open = await readOpenTransfers(container, now);
  return lines.map(({ key, line }) => {
    const order = booked.get(key) ?? null;
    const proposal = order === null ? proposalFor(line, open) : null;
    const named = order === null && proposal === null ? orderNumberIn(line) : null;
    return { key, line, booked_order_id: order, proposal, not_waiting: named };
  });
}
