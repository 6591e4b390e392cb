import { languageOfLocale, type Language } from "../../platform/languages";
import type { Buyer, Seller } from "../../modules/invoices/snapshot";
import { snapshotOf } from "../invoices/document-snapshot";
import type { VariantName } from "../catalogue/product-names";
import { buyerRequestsOf } from "../ordering/order/buyer-requests";
import { parcelsOf } from "../ordering/order/order-parcels";
import { type OrderRecord, readOrders } from "../ordering/order/order-record";
import { lineName } from "../ordering/order/order-view";
import { piecesLeftOut } from "../ordering/order/refunded-pieces";
import { unsentLinesOf } from "../today/packing-order";
import type { MedusaRequest } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { refusalsFor } from "../../platform/admin-language";
import { fill } from "../../texts";
import { ordersAtOnce } from "../fulfilment/packing-document-types";

export interface PackingSheetLine {
  name: string;
  sku: string;
  /** Name in the language of the house, for whoever packs; "" if it is the buyer's. */
  house_name: string;
  /** Net weight of one pack; 0 when unknown. */
  grams: number;
  quantity: number;
}

/** Content of the printed documents of an order; without prices, because it may be a gift. */
export interface PackingSheet {
  order_number: string;
  /** ISO 8601, UTC. */
  ordered_at: string;
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

/** The language of the house, and the names of the variants in it. */
interface House {
  language: Language;
  names: ReadonlyMap<string, VariantName>;
}

export const packingSheetsOf = (order: OrderRecord, from: Seller, house: House): PackingSheet[] =>
  parcelsOf(order).map(({ order: parcel, reference }) => ({
    ...packingSheetOf(parcel, from, house),
    order_number: reference,
  }));

/** Builds the sheet of a parcel: for the goods not shipped yet, or for all goods once everything was shipped. */
function packingSheetOf(order: OrderRecord, from: Seller, house: House): PackingSheet {
  const { ordered_at, seller, ship_to } = snapshotOf(order, from);
  const all = order.items
    .map((item) => ({
      id: item.id,
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
  const language = languageOfLocale(order.locale);
  const houseNameOf = (lineId: string): string => {
    const variant = order.items.find(({ id }) => id === lineId)?.variant_id;
    return language === house.language ? "" : (house.names.get(variant ?? "")?.product ?? "");
  };
  return {
    order_number: String(order.display_id),
    ordered_at,
    language,
    seller,
    ship_to,
    phone: order.shipping_address?.phone ?? "",
    lines: lines.map(({ id, name, sku, grams, quantity }) => ({
      name,
      sku,
      house_name: houseNameOf(id),
      grams,
      quantity,
    })),
    partial: totalQuantity(lines) < totalQuantity(all),
    notes,
    gift,
    gift_message,
  };
}

const orderIds = z
  .string()
  .transform((ids) => ids.split(","))
  .pipe(z.array(z.string().min(1).max(64)).min(1).max(ordersAtOnce));

/**
 * What is to be printed or filed: one of these kinds, by the path's parameter `kind`, of the orders
 * `?order_id=a,b`, in this order. @throws INVALID_DATA
 */
export async function requestedOrders<Kind extends string>(
  req: MedusaRequest,
  kinds: readonly [Kind, ...Kind[]],
): Promise<{ kind: Kind; orders: OrderRecord[] }> {
  const kind = kinds.find((one) => one === req.params["kind"]);
  const ids = orderIds.safeParse(req.query["order_id"]);
  if (kind === undefined || !ids.success) {
    throw new MedusaError(
      MedusaError.Types.INVALID_DATA,
      fill(refusalsFor(req).printing.orders, { count: ordersAtOnce }),
    );
  }
  const orders = await readOrders(req.scope, ids.data);
  return {
    kind,
    orders: [...new Set(ids.data)].flatMap((id) => orders.find((order) => order.id === id) ?? []),
  };
}
