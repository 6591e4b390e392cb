import type { InvoiceRequest } from "@su-turrone/contract/buyer-requests";
import type { PaidBy } from "@su-turrone/contract/payment-methods";
import type { Company } from "@su-turrone/contract/shop-facts";

/** VAT of one rate; integer euro cents, net + vat = gross. */
export interface DocumentTax {
  /** Per cent. */
  rate: number;
  net_cents: number;
  vat_cents: number;
  gross_cents: number;
}

/** The seller as the law requires it to be named (Directive 2006/112/EC, art. 226 points 3 and 5). */
export type Seller = Omit<Company, "pec" | "phone">;

/** The buyer, or the recipient of the goods. */
export interface Buyer {
  /** Name of the company, or of the person if there is no company. */
  name: string;
  /** Name of the person if `name` is a company; otherwise "". */
  attention: string;
  street: string;
  addition: string;
  postal_code: string;
  city: string;
  province: string;
  /** ISO 3166-1 alpha-2, lower case. */
  country: string;
}

/** A sold line; amounts in integer euro cents, VAT included; weights in grams. */
export interface DocumentLine {
  name: string;
  /** Name in the e-invoice; missing if `name` is Italian or no invoice was requested. */
  italian_name?: string;
  sku: string;
  /** Net weight per unit. */
  grams: number;
  quantity: number;
  unit_cents: number;
  /** Price per kilogram; null where the law requires none, missing in older documents. */
  per_kg_cents?: number | null;
  total_cents: number;
  /** VAT, per cent. */
  rate: number;
}

/**
 * Everything a document states, as of its date of issue. Later changes to the shop, products or order do not affect it.
 */
export interface DocumentSnapshot {
  order_number: string;
  /** ISO 8601, UTC. */
  ordered_at: string;
  /** Date of supply or of payment, whichever came first (art. 226 point 7). */
  supplied_at: string;
  seller: Seller;
  buyer: Buyer;
  ship_to: Buyer;
  /** Number of the parcels to several people, to whose addresses the goods go; missing otherwise. */
  parcels?: number;
  request: InvoiceRequest | null;
  payment: PaidBy;
  lines: DocumentLine[];
  shipping_cents: number;
  /** VAT rate of the shipping, per cent. */
  shipping_rate: number;
  /** Discount on the goods from a code; zero or positive. */
  discount_cents: number;
  taxes: DocumentTax[];
  total_cents: number;
  /** For a credit note: the invoice it corrects. */
  corrects: { label: string; issued_at: string } | null;
}
