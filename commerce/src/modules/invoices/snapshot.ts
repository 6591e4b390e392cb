import type { InvoiceRequest } from "@su-turrone/contract/invoice-request";
import type { Company } from "@su-turrone/contract/shop-facts";

/** VAT of one rate; integer euro cents, net + vat = gross. */
export interface DocumentTax {
  /** Per cent. */
  rate: number;
  net_cents: number;
  vat_cents: number;
  gross_cents: number;
}

/** Who sells, as the law names them (Directive 2006/112/EC, art. 226 points 3 and 5). */
export type Seller = Omit<Company, "pec" | "phone">;

/** Who buys, and where the goods went. */
export interface Buyer {
  /** A company, or else the person. */
  name: string;
  /** The person, where `name` is a company; else "". */
  attention: string;
  street: string;
  addition: string;
  postal_code: string;
  city: string;
  province: string;
  /** ISO 3166-1 alpha-2, lower case. */
  country: string;
}

/** What was sold; integer euro cents, VAT included, grams. */
export interface DocumentLine {
  name: string;
  sku: string;
  /** Net weight of one piece. */
  grams: number;
  quantity: number;
  unit_cents: number;
  /** Price of one kilogram; null where the law asks for none, missing in documents of an older shop. */
  per_kg_cents?: number | null;
  total_cents: number;
  /** VAT, per cent. */
  rate: number;
}

/** Everything a document says, as it was when it was issued. Nothing in it changes when shop, product or order do. */
export interface DocumentSnapshot {
  order_number: string;
  /** ISO 8601, UTC. */
  ordered_at: string;
  /** Day of supply or of payment, whichever came first (art. 226 point 7). */
  supplied_at: string;
  seller: Seller;
  buyer: Buyer;
  ship_to: Buyer;
  request: InvoiceRequest | null;
  payment: "card" | "paypal" | "bank_transfer" | "other";
  lines: DocumentLine[];
  shipping_cents: number;
  /** VAT of the shipping, per cent. */
  shipping_rate: number;
  /** Taken off the goods by a code; zero or positive. */
  discount_cents: number;
  taxes: DocumentTax[];
  total_cents: number;
  /** With a credit note: what it corrects. */
  corrects: { label: string; issued_at: string } | null;
}
