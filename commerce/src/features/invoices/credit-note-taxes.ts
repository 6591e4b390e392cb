import type { DocumentTax } from "../../modules/invoices/snapshot";
import { shareCents, vatWithin } from "../ordering/order/vat";

/** The VAT within the first `cents` of what an invoice charges. */
function taxesWithin(taxes: readonly DocumentTax[], cents: number): DocumentTax[] {
  const shares = shareCents(
    cents,
    taxes.map((tax) => tax.gross_cents),
  );
  return taxes.map(({ rate }, index) => vatWithin(shares[index] ?? 0, rate));
}

/**
 * The VAT a refund gives back, by the rates of the invoice. Each refund gets what lies between all refunds up to it and all
 * before it, so that several that come to the whole sum give back exactly the VAT of the invoice.
 * @param before cents that earlier refunds gave back
 * @param amount cents of this one
 */
export function creditTaxes(invoice: readonly DocumentTax[], before: number, amount: number): DocumentTax[] {
  const earlier = taxesWithin(invoice, before);
  return taxesWithin(invoice, before + amount).map((tax, index) => ({
    rate: tax.rate,
    net_cents: tax.net_cents - (earlier[index]?.net_cents ?? 0),
    vat_cents: tax.vat_cents - (earlier[index]?.vat_cents ?? 0),
    gross_cents: tax.gross_cents - (earlier[index]?.gross_cents ?? 0),
  }));
}
