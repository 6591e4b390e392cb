import type { HttpTypes } from "@medusajs/types";
import { perKg, toCents } from "./money";
import { methodOfProvider } from "./payment-methods";
import { staticPath } from "./product-view";
import {
  countryCodes,
  type Address,
  type AppliedCode,
  type Cart,
  type CartLine,
  type CountryCode,
  type InvoiceRequest,
  type PaymentMethod,
  type Product,
  type Totals,
} from "./types";

/** Extra fields of a cart beyond the ones commerce sends by itself. */
export const cartFields = "+items.original_total,+metadata";

const isCountry = (code: unknown): code is CountryCode => countryCodes.some((c) => c === code);

/** The parts of a cart or order line that the shop shows; carts and orders carry the same. */
interface AnyLine {
  id: string;
  product_id?: string | null;
  variant_id?: string | null;
  product_title?: string | null;
  title: string;
  thumbnail?: string | null;
  quantity: number;
  unit_price: number;
}

/**
 * A line of a cart or an order.
 * @param product what commerce says of it now; undefined when it is no longer on sale
 * @param gramsThen net weight as ordered, where the product is not looked up
 */
export function toLine(line: AnyLine, product: Product | undefined, gramsThen = 0): CartLine {
  const variant = product?.variants.find((v) => v.id === line.variant_id);
  const grams = variant?.grams ?? gramsThen;
  const unitPrice = toCents(line.unit_price);
  const thumbnail = staticPath(line.thumbnail);
  const name = line.product_title ?? line.title;
  return {
    id: line.id,
    productId: line.product_id ?? "",
    variantId: line.variant_id ?? "",
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
  };
}

interface AnyTotals {
  original_item_total?: number;
  shipping_total?: number;
  tax_total?: number;
  total?: number;
}

/**
 * Totals in whole cents that add up. Goods and shipping are whole cents by nature (prices are); the total is
 * commerce's, rounded once, as the payment provider rounds it; the discount is what lies between.
 */
export function toTotals(amounts: AnyTotals): Totals {
  const goods = toCents(amounts.original_item_total);
  const shipping = toCents(amounts.shipping_total);
  const total = toCents(amounts.total);
  return { goods, shipping, total, discount: goods + shipping - total, tax: toCents(amounts.tax_total) };
}

interface AnyPromotion {
  code?: string | null;
  is_automatic?: boolean;
  application_method?: { type?: string; value?: number | string } | null;
}

/** The codes a shopper entered; what the shop grants by itself is none. */
export const toCodes = (promotions: readonly AnyPromotion[] | null | undefined): AppliedCode[] =>
  (promotions ?? []).flatMap((p) => {
    if (!p.code || p.is_automatic) return [];
    const percentage = p.application_method?.type === "percentage";
    return [{ code: p.code, percent: percentage ? Number(p.application_method?.value) : null }];
  });

type AnyAddress = Pick<
  HttpTypes.StoreCartAddress,
  "first_name" | "last_name" | "address_1" | "address_2" | "postal_code" | "city" | "province" | "phone"
> & { country_code?: string | null | undefined };

/** The whole name is kept as the first name: the shop asks for one name, as the shopper writes it. */
export const toAddress = (address: AnyAddress | null | undefined): Address | null =>
  address?.address_1 && isCountry(address.country_code)
    ? {
        fullName: [address.first_name, address.last_name].filter(Boolean).join(" "),
        street: address.address_1,
        addition: address.address_2 ?? "",
        postalCode: address.postal_code ?? "",
        city: address.city ?? "",
        province: (address.province ?? "").toUpperCase(),
        country: address.country_code,
        phone: address.phone ?? "",
      }
    : null;

/** The address as commerce takes it; the reverse of `toAddress`. */
export const fromAddress = (address: Address) => ({
  first_name: address.fullName,
  last_name: "",
  address_1: address.street,
  address_2: address.addition,
  postal_code: address.postalCode,
  city: address.city,
  province: address.province.toLowerCase(),
  country_code: address.country,
  phone: address.phone,
});

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** An invoice request as it is kept with the cart, under the names that commerce's documents read. */
const toInvoice = (kept: unknown): InvoiceRequest | null =>
  isRecord(kept)
    ? {
        company: textOf(kept["company"]),
        vatId: textOf(kept["vat_id"]),
        codiceFiscale: textOf(kept["codice_fiscale"]),
        sdiCode: textOf(kept["sdi_code"]),
        pec: textOf(kept["pec"]),
      }
    : null;

/** The reverse of `toInvoice`. */
export const fromInvoice = (invoice: InvoiceRequest | null) =>
  invoice && {
    company: invoice.company,
    vat_id: invoice.vatId,
    codice_fiscale: invoice.codiceFiscale,
    sdi_code: invoice.sdiCode,
    pec: invoice.pec,
  };

/** States of a session that still stands for the shopper's choice; `requires_more`: the bank or PayPal is being asked. */
const openStates: readonly string[] = ["pending", "requires_more", "authorized"];

function openPayment(cart: HttpTypes.StoreCart): { payment: PaymentMethod | null; card: string | null } {
  const sessions = cart.payment_collection?.payment_sessions ?? [];
  const open = sessions.find((s) => openStates.includes(s.status));
  const card = textOf(open?.data["card"]);
  return { payment: methodOfProvider(open?.provider_id), card: card || null };
}

/** The cart as pages show it. `products` are the products of its lines as they are on sale now. */
export function toCart(cart: HttpTypes.StoreCart, products: readonly Product[], fallback: CountryCode): Cart {
  const byId = new Map(products.map((p) => [p.id, p]));
  const lines = (cart.items ?? []).map((item) => toLine(item, byId.get(item.product_id ?? "")));
  const country = cart.shipping_address?.country_code;
  return {
    id: cart.id,
    lines,
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
    totals: toTotals(cart),
    country: isCountry(country) ? country : fallback,
    codes: toCodes(cart.promotions),
    email: cart.email ?? "",
    shippingAddress: toAddress(cart.shipping_address),
    billingAddress: toAddress(cart.billing_address),
    notes: textOf(cart.metadata?.["notes"]),
    giftMessage: textOf(cart.metadata?.["gift_message"]),
    invoice: toInvoice(cart.metadata?.["invoice_request"]),
    ...openPayment(cart),
  };
}
