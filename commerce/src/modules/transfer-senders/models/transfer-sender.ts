import { model } from "@medusajs/framework/utils";

/** The network a cart was ordered from by bank transfer; deleted once the order is paid or cancelled. */
export const TransferSender = model
  .define("transfer_sender", {
    id: model.id({ prefix: "tsend" }).primaryKey(),
    cart_id: model.text(),
    /** Keyed hash of the network address. */
    network: model.text(),
  })
  .indexes([{ on: ["cart_id"], unique: true }]);
