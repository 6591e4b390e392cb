import { model } from "@medusajs/framework/utils";

/**
 * A bank transfer sent back to a buyer. What is still to be sent is derived: refunds of transfers and surpluses of
 * overpaid ones without such a row (features/refund-transfers/unsent-refunds.ts).
 */
export const RefundTransfer = model
  .define("refund_transfer", {
    id: model.id({ prefix: "reftra" }).primaryKey(),
    /** Id of Medusa's refund, or of the booked statement line with a surplus; unique, so that nothing is sent twice. */
    source_id: model.text(),
    order_id: model.text(),
    /** Integer cents. */
    cents: model.number(),
    sent_at: model.dateTime(),
    /** Id of the admin user who recorded it. */
    sent_by: model.text(),
    /** Debit of a bank statement that shows it (features/bank-statements/statement-line.ts); one debit shows one transfer. */
    line_key: model.text().nullable(),
    /** When the owner noted that it was not sent after all, or came back; such a row only records what was said. */
    undone_at: model.dateTime().nullable(),
  })
  .indexes([
    { on: ["source_id"], unique: true, where: "undone_at is null" },
    { on: ["order_id"] },
    { on: ["line_key"], unique: true, where: "line_key is not null and undone_at is null" },
  ]);

/**
 * A refund that a file for the bank orders (features/refund-transfers/credit-transfer-file.ts), until it is recorded as
 * sent or the file is dropped. No other file contains it.
 */
export const RefundInFile = model
  .define("refund_in_file", {
    /** As `source_id` of RefundTransfer. */
    id: model.text().primaryKey(),
    order_id: model.text(),
    /** The file's `MsgId`. */
    file_id: model.text(),
    made_at: model.dateTime(),
    /** As the file orders it; integer cents. */
    cents: model.number(),
    iban: model.text(),
  })
  .indexes([{ on: ["order_id"] }, { on: ["file_id"] }]);

/** The account to which the refunds of an order are sent; one per order. */
export const RefundAccount = model
  .define("refund_account", {
    id: model.id({ prefix: "refacc" }).primaryKey(),
    order_id: model.text(),
    holder: model.text(),
    /** Without spaces, in capitals. */
    iban: model.text(),
    /** `statement`: the account the buyer has paid from; the buyer may still give another. */
    given_by: model.enum(["buyer", "owner", "statement"]),
  })
  .indexes([{ on: ["order_id"], unique: true }]);
