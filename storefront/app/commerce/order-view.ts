import type { StoreOrder } from "@su-turrone/contract/orders";
import { perKg } from "@su-turrone/contract/money";
import { shownAddress } from "@su-turrone/contract/shown-address";
import { toAddress, toBuyerRequests, withDiscount } from "./cart-view";
import { emptyAddress } from "./empty-address";
import type { BankTransferDetails, Order } from "./order-types";
import { staticPath } from "./product-view";
import type { CartLine, Product } from "./types";

/** Returns only http(s) URLs, which are safe as links; other values from the admin are dropped. */
const httpUrlOrEmpty = (url: string): string => (/^https?:\/\//.test(url) ? url : "");

const toBankTransfer = (given: StoreOrder["bank_transfer"]): BankTransferDetails | null => {
  if (!given) return null;
  const { holder, iban, bic, reference, amount_cents: amount, due_date: dueDate, epc } = given;
  return { holder, iban, bic, reference, amount, dueDate, epc };
};

/** Converts an order line. @param product current product in commerce; undefined if it is no longer on sale */
export function toOrderLine(line: StoreOrder["lines"][number], product: Product | undefined): CartLine {
  const variant = product?.variants.find((v) => v.id === line.variant_id);
  const grams = variant?.grams ?? line.grams;
  const { name, unit_cents: unitPrice } = line;
  const thumbnail = staticPath(line.thumbnail);
  return {
    id: line.id,
    productId: line.product_id,
    variantId: line.variant_id,
    slugs: product?.slugs ?? null,
    name,
    grams,
    picture:
      product?.picture ?? (thumbnail ? { src: thumbnail, alt: name, width: 1600, height: 1200 } : null),
    quantity: line.quantity,
    unitPrice,
    pricePerKg: variant && variant.pricePerKg === null ? null : perKg(unitPrice, grams),
    total: unitPrice * line.quantity,
    stock: variant?.stock ?? null,
    onSale: variant !== undefined,
    priceNow: null,
    pausedUntil: null,
  };
}

/** Converts an order. @param products the current products of its lines, as far as they are on sale */
export const toOrder = (order: StoreOrder, products: readonly Product[]): Order => ({
  id: order.id,
  number: String(order.number),
  placedAt: order.placed_at,
  status: order.status,
  payment: order.payment_method === "other" ? null : order.payment_method,
  partly: order.partly,
  withdrawal: order.withdrawal && {
    receivedAt: order.withdrawal.received_at,
    whole: order.withdrawal.whole,
    next: order.withdrawal.next,
  },
  events: order.timeline.map(({ what, at, amount_cents: amount = null }) => ({ what, at, amount })),
  shipments: order.shipments.map((parcel) => ({
    id: parcel.id,
    shippedAt: parcel.shipped_at,
    deliveredAt: parcel.delivered_at,
    carrier: parcel.carrier,
    trackingNumber: parcel.tracking_number,
    trackingUrl: httpUrlOrEmpty(parcel.tracking_url),
    items: parcel.items.map(({ title, quantity }) => ({ name: title, quantity })),
  })),
  taxes: order.taxes.map(({ rate, net_cents: net, vat_cents: vat, gross_cents: gross }) => ({
    rate,
    net,
    vat,
    gross,
  })),
  documents: order.documents,
  paid: order.paid_cents,
  refunded: order.refunded_cents,
  refundDue: order.refund_due,
  bankTransfer: toBankTransfer(order.bank_transfer),
  email: shownAddress(order.email),
  lines: order.lines.map((line) =>
    toOrderLine(
      line,
      products.find(({ id }) => id === line.product_id),
    ),
  ),
  totals: withDiscount({
    goods: order.goods_cents,
    shipping: order.shipping_cents,
    tax: order.taxes.reduce((sum, { vat_cents: vat }) => sum + vat, 0),
    total: order.total_cents,
  }),
  codes: order.codes,
  shippingAddress: toAddress(order.shipping_address) ?? emptyAddress("it"),
  billingAddress: toAddress(order.billing_address) ?? emptyAddress("it"),
  ...toBuyerRequests(order.requests),
});
