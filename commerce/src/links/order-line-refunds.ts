import OrderModule from "@medusajs/medusa/order";
import { defineLink } from "@medusajs/framework/utils";
import LineRefundsModule from "../modules/line-refunds";

/**
 * Makes an order's line refunds queryable with it: `line_refunds.*`. Read-only, because the row itself stores its
 * order's id.
 */
export default defineLink(
  { linkable: OrderModule.linkable.order, field: "id" },
  { ...LineRefundsModule.linkable.lineRefund.id, primaryKey: "order_id" },
  { readOnly: true, isList: true },
);
