import OrderModule from "@medusajs/medusa/order";
import { defineLink } from "@medusajs/framework/utils";
import RefundTransfersModule from "../modules/refund-transfers";

/** Makes the transfers sent back for an order queryable with it: `refund_transfers.*`. Read-only: the row has its order. */
export default defineLink(
  { linkable: OrderModule.linkable.order, field: "id" },
  { ...RefundTransfersModule.linkable.refundTransfer.id, primaryKey: "order_id" },
  { readOnly: true, isList: true },
);
