import { MedusaService } from "@medusajs/framework/utils";
import { BookedLine } from "./models/booked-line";

/** Knows which lines of bank statements were booked, and to which order. */
export class BankStatementsService extends MedusaService({ BookedLine }) {
  /** The orders that lines were booked to, by the keys of the lines. */
  async ordersOf(keys: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.listBookedLines({ key: [...keys] }, { take: null, select: ["key", "order_id"] });
    return new Map(rows.map(({ key, order_id }) => [key, order_id]));
  }
}
