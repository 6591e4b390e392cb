import { Module, MedusaService } from "@medusajs/framework/utils";
import { BookedBankLine } from "./models/booked-line";

/** Stores which bank statement lines were booked, and to which order. */
export class BankStatementsService extends MedusaService({ BookedBankLine }) {
  /** Ids of the orders that lines were booked to, keyed by line key. */
  async ordersOf(keys: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.listBookedBankLines(
      { key: [...keys] },
      { take: null, select: ["key", "order_id"] },
    );
    return new Map(rows.map(({ key, order_id }) => [key, order_id]));
  }
}

export const BANK_STATEMENTS_MODULE = "bank_statements";

export default Module(BANK_STATEMENTS_MODULE, { service: BankStatementsService });
