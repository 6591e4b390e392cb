import OrderModule from "@medusajs/medusa/order";
import { defineLink } from "@medusajs/framework/utils";
import WithdrawalsModule from "../modules/withdrawals";

/**
 * Makes the withdrawals declared for an order queryable with it: `withdrawals.*`. Read-only, because the row itself
 * stores its order's id.
 */
export default defineLink(
  { linkable: OrderModule.linkable.order, field: "id" },
  { ...WithdrawalsModule.linkable.withdrawal.id, primaryKey: "order_id" },
  { readOnly: true, isList: true },
);
