import { languageOfLocale, type Language } from "../../platform/languages";
import type { Buyer, Seller } from "../../modules/invoices/snapshot";
import { snapshotOf } from "../invoices/document-snapshot";
import { buyerRequestsOf } from "../ordering/order/buyer-requests";
import type { OrderRecord } from "../ordering/order/order-record";
import { lineName } from "../ordering/order/order-view";
import { piecesLeftOut } from "../ordering/order/refunded-pieces";
import { unsentLinesOf } from "../today/packing-order";

export interface PackingSheetLine {
  name: string;
  sku: string;
  /** Net weight of one pack; 0 when unknown. */
  grams: number;
  quantity: number;
}

/** Content of the printed documents of an order; without prices, because it may be a gift. */
export interface PackingSheet {
  order_number: string;
  /** ISO 8601, UTC. */
  ordered_at: string;
  /** Language of the buyer. */
  language: Language;
  seller: Seller;
  ship_to: Buyer;
  /** Phone number for the courier; "" if not given. */
  phone: string;
  lines: PackingSheetLine[];
  /** Whether the order has more goods than these lines. */
  partial: boolean;
  notes: string;
  gift: boolean;
  /** Text of the gift card; "" if there is none. */
  gift_message: string;
}

/** Builds the sheet of an order: for the goods not shipped yet, or for all goods once everything was shipped. */
export function packingSheetOf(order: OrderRecord, from: Seller): PackingSheet {
  const { order_number, ordered_at, seller, ship_to } = snapshotOf(order, from);
  const all = order.items
    .map((item) => ({
      name: lineName(item),
      sku: item.variant_sku,
      grams: item.variant?.weight ?? 0,
      quantity: item.quantity - piecesLeftOut(order, item),
    }))
    .filter(({ quantity }) => quantity > 0);
  const unsent = unsentLinesOf(order);
  const lines = unsent.length > 0 ? unsent : all;
  const totalQuantity = (of: readonly { quantity: number }[]) =>
    of.reduce((sum, { quantity }) => sum + quantity, 0);
  const { notes, gift, gift_message } = buyerRequestsOf(order);
  return {
    order_number,
    ordered_at,
    language: languageOfLocale(order.locale),
    seller,
    ship_to,
    phone: order.shipping_address?.phone ?? "",
    lines,
    partial: totalQuantity(lines) < totalQuantity(all),
    notes,
    gift,
    gift_message,
  };
}
