import type { MedusaContainer } from "@medusajs/framework/types";
import { toCents } from "@su-turrone/contract/money";
import type { ShopSettings } from "../../modules/shop-settings/setting-types";
import type { Buyer, DocumentSnapshot, Seller } from "../../modules/invoices/snapshot";
import { languageOfLocale } from "../../platform/languages";
import { giftParcelsOf } from "../cart/gift-parcels";
import { buyerRequestsOf } from "../ordering/order/buyer-requests";
import { paymentMethodOf } from "../ordering/order/order-payment";
import { boughtLines, paymentsOf, type OrderRecord } from "../ordering/order/order-record";
import { perKgCents, taxesOf, totalCentsOf } from "../ordering/order/order-view";
import { variantNames } from "../catalogue/product-names";
import { companyOf, readSettings } from "../shop/settings";

/** The seller's data as stated in documents. */
export function sellerOf(settings: ShopSettings): Seller {
  const { pec, phone, ...named } = companyOf(settings);
  return named;
}

export const readSeller = async (container: MedusaContainer): Promise<Seller> =>
  sellerOf(await readSettings(container));

function buyerOf(address: OrderRecord["billing_address"], company: string): Buyer {
  const person = [address?.first_name, address?.last_name].filter(Boolean).join(" ");
  const name = company || address?.company || "";
  return {
    name: name || person,
    attention: name ? person : "",
    street: address?.address_1 ?? "",
    addition: address?.address_2 ?? "",
    postal_code: address?.postal_code ?? "",
    city: address?.city ?? "",
    province: (address?.province ?? "").toUpperCase(),
    country: address?.country_code ?? "",
  };
}

/** The earliest of several times; `fallback` when there is none. */
const earliest = (times: readonly (Date | null | undefined)[], fallback: Date): Date =>
  times.flatMap((time) => (time ? [time] : [])).sort((a, b) => a.getTime() - b.getTime())[0] ?? fallback;

/**
 * Builds the content of a document from the current state of an order. Its totals are those the shopper saw and paid,
 * to the cent.
 */
export function snapshotOf(order: OrderRecord, seller: Seller): DocumentSnapshot {
  const request = buyerRequestsOf(order).invoice;
  const gifts = giftParcelsOf(order.metadata);
  const total = totalCentsOf(order);
  const lines = boughtLines(order).map((item) => ({
    name: [item.product_title || item.title, item.variant_title].filter(Boolean).join(", "),
    sku: item.variant_sku,
    grams: item.variant?.weight ?? 0,
    quantity: item.quantity,
    unit_cents: toCents(item.unit_price),
    per_kg_cents: perKgCents(item),
    total_cents: toCents(item.unit_price) * item.quantity,
    rate: item.tax_lines[0]?.rate ?? 0,
  }));
  const goods = lines.reduce((sum, line) => sum + line.total_cents, 0);
  const shipping = toCents(order.shipping_methods.reduce((sum, method) => sum + method.total, 0));
  const paid = paymentsOf(order).flatMap((payment) => payment.captures.map((capture) => capture.created_at));
  const sent = order.fulfillments.map((parcel) => (parcel.canceled_at ? null : parcel.shipped_at));
  return {
    order_number: String(order.display_id),
    ordered_at: order.created_at.toISOString(),
    supplied_at: earliest([...paid, ...sent], order.created_at).toISOString(),
    seller,
    buyer: buyerOf(order.billing_address ?? order.shipping_address, request?.company ?? ""),
    ship_to: buyerOf(order.shipping_address, ""),
    ...(gifts && { parcels: gifts.recipients.length }),
    request,
    payment: paymentMethodOf(order),
    lines,
    shipping_cents: shipping,
    shipping_rate: order.shipping_methods[0]?.tax_lines[0]?.rate ?? 0,
    discount_cents: goods + shipping - total,
    taxes: taxesOf(order),
    total_cents: total,
    corrects: null,
  };
}

/** Adds the Italian names of the goods, in which an e-invoice is written whatever language the buyer used. */
export async function withItalianNames(
  container: MedusaContainer,
  order: OrderRecord,
  snapshot: DocumentSnapshot,
): Promise<DocumentSnapshot> {
  if (!snapshot.request || languageOfLocale(order.locale) === "it") return snapshot;
  const ids = boughtLines(order).map(({ variant_id: id }) => id ?? "");
  const names = await variantNames(container, "it", ids.filter(Boolean));
  const lines = snapshot.lines.map((line, index) => {
    const name = names.get(ids[index] ?? "");
    return name ? { ...line, italian_name: `${name.product}, ${name.variant}` } : line;
  });
  return { ...snapshot, lines };
}
