import OrderModule from "@medusajs/medusa/order";
import { defineLink } from "@medusajs/framework/utils";
import PaymentIssuesModule from "../modules/payment-issues";

/** Makes an order's disputes and returned refunds queryable with it: `payment_issues.*`. Read-only, like line refunds. */
export default defineLink(
  { linkable: OrderModule.linkable.order, field: "id" },
  { ...PaymentIssuesModule.linkable.paymentIssue.id, primaryKey: "order_id" },
  { readOnly: true, isList: true },
);
