import { model } from "@medusajs/framework/utils";

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
