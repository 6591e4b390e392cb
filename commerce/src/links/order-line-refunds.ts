import OrderModule from "@medusajs/medusa/order";
import { defineLink } from "@medusajs/framework/utils";
import LineRefundsModule from "../modules/line-refunds";

/** For which pieces of an order money has gone back, in the same query: `line_refunds.*`. Read-only: the row names its order. */
export default defineLink(
  { linkable: OrderModule.linkable.order, field: "id" },
  { ...LineRefundsModule.linkable.lineRefund.id, primaryKey: "order_id" },
  { readOnly: true, isList: true },
);
