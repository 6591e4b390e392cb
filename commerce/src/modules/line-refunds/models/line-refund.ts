import { model } from "@medusajs/framework/utils";
import { refundReasons } from "../refund-reasons";

/**
 * Money given back for some pieces of an order. It counts once it names a refund of the payment: one that does not was begun, and
 * what became of its money is looked up before anything else is done (features/line-refunds/resolve-pending.ts).
 */
export const LineRefund = model
  .define("line_refund", {
    id: model.id({ prefix: "lineref" }).primaryKey(),
    order_id: model.text(),
    /** Made by the form, so that sending it twice gives money back once. */
    request_key: model.text(),
    payment_id: model.text(),
    /** Medusa's refund of the payment. */
    refund_id: model.text().nullable(),
    /** What goes back for it all, VAT and shipping included; integer cents. */
    cents: model.number(),
    /** What of it is for the shipping. */
    shipping_cents: model.number(),
    /** Whether the shipping is given back with it. */
    shipping: model.boolean(),
    /** Whether goods that had left go back on sale. */
    restock: model.boolean(),
    /** When they were put into the stock; null before, and where nothing is. */
    restocked_at: model.dateTime().nullable(),
    reason: model.enum([...refundReasons]),
    note: model.text().default(""),
    /** Id of the user. */
    created_by: model.text(),
    items: model.hasMany(() => LineRefundItem, { mappedBy: "line_refund" }),
  })
  .indexes([{ on: ["request_key"], unique: true }, { on: ["order_id"] }]);

/** Pieces of one line of the order, and what goes back for them. */
export const LineRefundItem = model.define("line_refund_item", {
  id: model.id({ prefix: "linerefitem" }).primaryKey(),
  line_item_id: model.text(),
  quantity: model.number(),
  /** Integer cents, VAT included. */
  cents: model.number(),
  /** How many of them had left and go back into the stock, where the refund says so. */
  restock_quantity: model.number(),
  line_refund: model.belongsTo(() => LineRefund, { mappedBy: "items" }),
});
