import { model } from "@medusajs/framework/utils";

/** The account to which the refunds of an order are sent; one per order. */
export const RefundAccount = model
  .define("refund_account", {
    id: model.id({ prefix: "refacc" }).primaryKey(),
    order_id: model.text(),
    holder: model.text(),
    /** Without spaces, in capitals. */
    iban: model.text(),
    given_by: model.enum(["buyer", "owner"]),
  })
  .indexes([{ on: ["order_id"], unique: true }]);
