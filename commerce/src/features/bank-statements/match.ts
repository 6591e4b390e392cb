import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { orderNumberInReference } from "../../modules/payment-bank-transfer/reference";
import { type OpenTransfer, openTransferOf } from "../ordering/bank-transfer/order-transfer";
import { ordersAwaitingTransfer } from "../ordering/bank-transfer/awaiting-transfer";
import { readOrders } from "../ordering/order/order-record";
import { readSettingsOverTime } from "../shop/settings";
import type { StatementLine } from "./statement-line";

/** How a line was matched to an order, most reliable first. */
export type MatchedBy = "reference" | "amount_and_name" | "amount";

/** The order a line is probably for. */
export interface Proposal {
  order_id: string;
  number: number;
  name: string;
  open_cents: number;
  by: MatchedBy;
  /**
   * Received amount minus the amount due, in integer cents; negative for a partial payment, positive for an
   * overpayment.
   */
  difference_cents: number;
}

const normalize = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

export const orderNumberIn = ({ text, details }: StatementLine): number | null =>
  [text, details, ...details.split("\n")].map(orderNumberInReference).find((number) => number !== null) ??
  null;

/** Whether every word of a name occurs in the bank's text about the payer. */
function isNamed(name: string, payer: string): boolean {
  const words = name.split(/\s+/).map(normalize).filter(Boolean);
  return words.length > 0 && words.every((word) => normalize(payer).includes(word));
}

const isReferredTo = ({ reference }: OpenTransfer, { text, details }: StatementLine): boolean =>
  [text, details].some((said) => normalize(said).includes(normalize(reference)));

/** The expected transfers that a line names by their references, oldest orders first; none of withdrawn orders. */
export const waitingNamedIn = (line: StatementLine, open: readonly OpenTransfer[]): OpenTransfer[] =>
  open.filter((transfer) => transfer.withdrawn_at === null && isReferredTo(transfer, line));

/** The expected transfer a line probably belongs to; null when there is no unique match. */
export function proposalFor(line: StatementLine, open: readonly OpenTransfer[]): Proposal | null {
  const toProposal = (transfer: OpenTransfer | undefined, by: MatchedBy): Proposal | null => {
    if (!transfer) return null;
    const { order_id, number, name, open_cents } = transfer;
    return { order_id, number, name, open_cents, by, difference_cents: line.amount_cents - open_cents };
  };
  const byReference = open.find((transfer) => isReferredTo(transfer, line));
  if (byReference) return toProposal(byReference, "reference");
  // a reference to an order that expects no transfer means that order and no other
  if (orderNumberIn(line) !== null) return null;
  // money is expected for no withdrawn order
  const byAmount = open.filter(
    ({ open_cents: cents, withdrawn_at: at }) => cents === line.amount_cents && at === null,
  );
  const byName = byAmount.filter(({ name }) =>
    isNamed(name, `${line.counterparty} ${line.text} ${line.details}`),
  );
  if (byName.length > 0) return byName.length === 1 ? toProposal(byName[0], "amount_and_name") : null;
  return byAmount.length === 1 ? toProposal(byAmount[0], "amount") : null;
}

/** How far back orders are searched (ms); transfers are given up after weeks, so none is expected for longer. */
const lookBackMs = 365 * 24 * 60 * 60 * 1000;

/** All expected transfers, oldest orders first. */
export async function readOpenTransfers(container: MedusaContainer, now: Date): Promise<OpenTransfer[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const ids = await ordersAwaitingTransfer(knex, new Date(now.getTime() - lookBackMs), now);
  const [orders, { transferDaysOf }] = await Promise.all([
    readOrders(container, ids),
    readSettingsOverTime(container),
  ]);
  return orders.flatMap((order) => openTransferOf(order, now, transferDaysOf(order)) ?? []);
}
