import { perKg } from "@su-turrone/contract/money";
import type { OrderStatus, StoreOrder } from "@su-turrone/contract/orders";
import type { PaidBy } from "@su-turrone/contract/payment-methods";
import { shownAddress } from "@su-turrone/contract/shown-address";
import { type Address, emptyAddress, toAddress } from "@su-turrone/contract/addresses";
import { withDiscount } from "./cart-view";
import { toPicture } from "./product-view";
import type { CartLine, Product, Totals } from "./types";

/** Current state of an order, for a page that polls it. */
export interface OrderUpdate {
  status: OrderStatus;
  invoiced: boolean;
}

type OrderAmounts = "goods_cents" | "shipping_cents" | "total_cents";

/** An order as its pages show it: commerce's answer, with lines, totals and addresses like those of a cart. */
export interface Order extends Omit<
  StoreOrder,
  OrderAmounts | "number" | "payment_method" | "lines" | "shipping_address" | "billing_address"
> {
  number: string;
  /** null if no payment succeeded. */
  payment: Exclude<PaidBy, "other"> | null;
  lines: CartLine[];
  totals: Totals;
  shippingAddress: Address;
  billingAddress: Address;
}

/** Returns only http(s) URLs, which are safe as links; other values from the admin are dropped. */
const httpUrlOrEmpty = (url: string): string => (/^https?:\/\//.test(url) ? url : "");

/** Converts an order line. @param product current product in commerce; undefined if it is no longer on sale */
export function toOrderLine(
  { thumbnail, ...line }: StoreOrder["lines"][number],
  product: Product | undefined,
): CartLine {
  const variant = product?.variants.find((v) => v.id === line.variant_id);
  const grams = variant?.grams ?? line.grams;
  const { name, unit_cents: unitPrice } = line;
  return {
    ...line,
    slugs: product?.slugs ?? null,
    grams,
    picture: product?.picture ?? toPicture({ url: thumbnail }, name),
    band: product?.bands.length === 1 ? (product.bands[0] ?? null) : null,
    pricePerKg: variant && variant.pricePerKg === null ? null : perKg(unitPrice, grams),
    total: unitPrice * line.quantity,
    stock: variant?.stock ?? null,
    on_sale: variant !== undefined,
    priceNow: null,
    was_cents: null,
    paused_until: null,
  };
}

/** Converts an order. @param products the current products of its lines, as far as they are on sale */
export function toOrder(answer: StoreOrder, products: readonly Product[]): Order {
  const { number, payment_method: method, lines, shipping_address, billing_address, ...order } = answer;
  const { goods_cents: goods, shipping_cents: shipping, total_cents: total, ...shown } = order;
  return {
    ...shown,
    number: String(number),
    payment: method === "other" ? null : method,
    shipments: order.shipments.map((parcel) => ({
      ...parcel,
      tracking_url: httpUrlOrEmpty(parcel.tracking_url),
    })),
    email: shownAddress(order.email),
    lines: lines.map((line) =>
      toOrderLine(
        line,
        products.find(({ id }) => id === line.product_id),
      ),
    ),
    totals: withDiscount({
      goods,
      shipping,
      tax: order.taxes.reduce((sum, { vat_cents: vat }) => sum + vat, 0),
      total,
    }),
    shippingAddress: toAddress(shipping_address) ?? emptyAddress("it"),
    billingAddress: toAddress(billing_address) ?? emptyAddress("it"),
  };
}
