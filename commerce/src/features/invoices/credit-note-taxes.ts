import type { DocumentTax } from "../../modules/invoices/snapshot";
import { shareCents, vatWithin } from "../ordering/order/vat";

/** VAT contained in the first `cents` of an invoice's total. */
function taxesWithin(taxes: readonly DocumentTax[], cents: number): DocumentTax[] {
  const shares = shareCents(
    cents,
    taxes.map((tax) => tax.gross_cents),
  );
  return taxes.map(({ rate }, index) => vatWithin(shares[index] ?? 0, rate));
}

/**
 * VAT of a refund, by the rates of the invoice. Each refund gets the difference between all refunds including it and
 * all earlier ones, so that refunds adding up to the total refund exactly the VAT of the invoice.
 * @param before cents of earlier refunds
 * @param amount cents of this refund
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
