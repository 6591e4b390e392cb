import { model } from "@medusajs/framework/utils";

/** A bank statement line that was booked to an order. Its key is unique, so that no line is booked twice. */
export const BookedBankLine = model
  .define("booked_bank_line", {
    id: model.id({ prefix: "bankline" }).primaryKey(),
    /** Identifies the line among all statement lines (features/bank-statements/statement-line.ts). */
    key: model.text(),
    order_id: model.text(),
    /** Date on which the bank booked it, ISO 8601. */
    day: model.text(),
    /** Amount of the line, integer cents. */
    amount_cents: model.number(),
    /** Amount booked to the order, integer cents; less than the line's amount when the buyer paid more than was due. */
    taken_cents: model.number(),
    payer: model.text(),
    text: model.text(),
  })
  .indexes([{ on: ["key"], unique: true }, { on: ["order_id"] }]);
