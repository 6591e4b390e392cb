import type { HttpTypes } from "@medusajs/types";
import { shownAddress } from "~/platform/email-address.server";
import { perKg, toCents } from "@su-turrone/contract/money";
import {
  type BillingCountryCode,
  billingCountryCodes,
  type CountryCode,
  countryCodes,
} from "@su-turrone/contract/country-rules";
import { methodOfProvider, type PaymentMethod } from "@su-turrone/contract/payment-methods";
import { staticPath } from "./product-view";
import type {
  Address,
  AppliedCode,
  Cart,
  CartLine,
  InvoiceRequest,
  Product,
  ShippingTariff,
  Totals,
  WaitingCode,
} from "./types";

/** Extra fields of a cart beyond the ones commerce sends by itself. */
export const cartFields = "+items.original_total,+items.variant.weight,+metadata";

const isCountry = (code: unknown): code is CountryCode => countryCodes.some((c) => c === code);

const isBillingCountry = (code: unknown): code is BillingCountryCode =>
  billingCountryCodes.some((c) => c === code);

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
  variant?: { weight?: number | null } | null;
}

/**
 * A line of a cart or an order.
 * @param product what commerce says of it now; undefined when it is no longer on sale
 * @param gramsThen net weight as ordered, where the product is not looked up
 */
export function toLine(line: AnyLine, product: Product | undefined, gramsThen = 0): CartLine {
  const variant = product?.variants.find((v) => v.id === line.variant_id);
  const grams = variant?.grams ?? line.variant?.weight ?? gramsThen;
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
    onSale: variant !== undefined,
    priceNow: null,
  };
}

/** What commerce says has changed around a cart (GET /store/carts/:id/review). */
export interface CurrentPrices {
  /** Today's price of one pack of each line in euro; null when it has none any more. */
  lines: readonly { id: string; unit_price: number | null }[];
  codes: readonly PromotionStatus[];
}

/** How it stands with one code of a cart, in commerce's words. */
export interface PromotionStatus {
  code: string;
  state: "applied" | "not_applicable" | "invalid";
  missing:
    | { kind: "minimum"; cents: number | null }
    | { kind: "country"; countries: string[] }
    | { kind: "product"; names: string[] }
    | { kind: "email" | "other" }
    | null;
}

/** A code that waits, with what it waits for. */
export function toWaiting({ code, missing }: PromotionStatus): WaitingCode {
  switch (missing?.kind) {
    case "minimum":
      return { code, missing: { kind: "minimum", amount: missing.cents } };
    case "country":
      return { code, missing: { kind: "country", countries: missing.countries.filter(isCountry) } };
    case "product":
    case "email":
      return { code, missing };
    default:
      return { code, missing: { kind: "other" } };
  }
}

/** The line with its price of today, where that is another one. */
function reviewed(line: CartLine, { lines }: CurrentPrices): CartLine {
  const now = lines.find(({ id }) => id === line.id)?.unit_price ?? null;
  if (now === null) return { ...line, onSale: false };
  const priceNow = toCents(now);
  return priceNow === line.unitPrice ? line : { ...line, priceNow };
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
  address?.address_1 && isBillingCountry(address.country_code)
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

/** A text of a cart's or an order's metadata; "" where there is none. */
export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** An invoice request as it is kept with cart and order, under the names that commerce's documents read. */
export const toInvoice = (kept: unknown): InvoiceRequest | null =>
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

/** What surrounds a cart when it is shown. */
export interface CartSurroundings {
  /** The products of its lines as they are on sale now. */
  products: readonly Product[];
  review: CurrentPrices;
  /** What shipping costs; null where that is not known just now. */
  tariff: ShippingTariff | null;
  /** Country as long as the cart names none. */
  fallback: CountryCode;
}

/** The order in which the lines were put into the cart; commerce gives them in none. */
const byAge = (a: HttpTypes.StoreCartLineItem, b: HttpTypes.StoreCartLineItem): number =>
  String(a.created_at).localeCompare(String(b.created_at)) || a.id.localeCompare(b.id);

/** The cart as pages show it. */
export function toCart(
  cart: HttpTypes.StoreCart,
  { products, review, tariff, fallback }: CartSurroundings,
): Cart {
  const byId = new Map(products.map((p) => [p.id, p]));
  const lines = [...(cart.items ?? [])].sort(byAge).map((item) => {
    const product = byId.get(item.product_id ?? "");
    const line = reviewed(toLine(item, product), review);
    // the names of a cart stay in the language it was begun in
    return product ? { ...line, name: product.name } : line;
  });
  const country = cart.shipping_address?.country_code;
  return {
    id: cart.id,
    lines,
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
    totals: toTotals(cart),
    freeShippingFrom: tariff?.freeFrom ?? null,
    country: isCountry(country) ? country : fallback,
    codes: toCodes(cart.promotions),
    waiting: review.codes.filter(({ state }) => state === "not_applicable").map(toWaiting),
    email: shownAddress(cart.email ?? ""),
    shippingAddress: toAddress(cart.shipping_address),
    billingAddress: toAddress(cart.billing_address),
    notes: textOf(cart.metadata?.["notes"]),
    giftMessage: textOf(cart.metadata?.["gift_message"]),
    invoice: toInvoice(cart.metadata?.["invoice_request"]),
    ...openPayment(cart),
  };
}
