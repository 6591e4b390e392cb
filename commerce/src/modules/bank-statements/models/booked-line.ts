import { model } from "@medusajs/framework/utils";

/** A line of a bank statement that was booked to an order. Its key is unique, so that no line is booked twice. */
export const BookedLine = model
  .define("booked_bank_line", {
    id: model.id({ prefix: "bankline" }).primaryKey(),
    /** What tells the line from all others (features/bank-statements/line-key.ts). */
    key: model.text(),
    order_id: model.text(),
    /** Day the bank booked it, ISO 8601 date. */
    day: model.text(),
    /** What the line says, integer cents. */
    amount_cents: model.number(),
    /** What of it was taken for the order, integer cents; less where more came than was due. */
    taken_cents: model.number(),
    payer: model.text(),
    text: model.text(),
  })
  .indexes([{ on: ["key"], unique: true }, { on: ["order_id"] }]);
