import type { MedusaContainer } from "@medusajs/framework/types";
import { toCents } from "@su-turrone/contract/money";
import type { StoreOrder } from "@su-turrone/contract/orders";
import { documentsOf } from "../../invoices/order-document";
import { readRefundDue } from "../../refund-transfers/read-refunds-to-send";
import { accountFor, transferOf } from "../bank-transfer/order-transfer";
import { giftParcelsOf } from "../../cart/gift-parcels";
import { readSettingsOverTime } from "../../shop/settings";
import { buyerRequestsOf } from "./buyer-requests";
import { boughtLines, type OrderRecord } from "./order-record";
import { orderSums } from "./order-sums";
import { viewOf } from "./order-view";

function addressOf(address: OrderRecord["shipping_address"]): StoreOrder["shipping_address"] {
  if (!address) return null;
  const { id: _, company: __, ...shown } = address;
  return shown;
}

/** An order as its buyer's pages show it. */
export async function readStoreOrder(container: MedusaContainer, order: OrderRecord): Promise<StoreOrder> {
  const [documents, refund_due, settings] = await Promise.all([
    documentsOf(container, order),
    readRefundDue(container, order),
    readSettingsOverTime(container),
  ]);
  const { goods_cents, shipping_cents } = orderSums(order);
  const gifts = giftParcelsOf(order.metadata);
  return {
    ...viewOf(order),
    id: order.id,
    number: order.display_id,
    placed_at: order.created_at.toISOString(),
    email: order.email,
    lines: boughtLines(order).map((item) => ({
      id: item.id,
      product_id: item.product_id,
      variant_id: item.variant_id ?? "",
      name: item.product_title || item.title,
      grams: item.variant?.weight ?? 0,
      thumbnail: item.thumbnail ?? null,
      quantity: item.quantity,
      unit_cents: toCents(item.unit_price),
    })),
    goods_cents,
    shipping_cents,
    codes: order.promotions.flatMap(({ code, is_automatic, type, value }) =>
      is_automatic ? [] : [{ code, percent: type === "percentage" ? value : null }],
    ),
    shipping_address: addressOf(order.shipping_address),
    billing_address: addressOf(order.billing_address),
    parcel_count: gifts?.recipients.length ?? 0,
    deliver_by: gifts?.deliver_by ?? null,
    documents,
    requests: buyerRequestsOf(order),
    refund_due,
    bank_transfer: transferOf(order, accountFor(order, settings)),
  };
}
