import type { DocumentTax } from "../../modules/invoices/snapshot";
import { shareCents, vatWithin } from "../ordering/order/vat";

/** An amount whose VAT rate (per cent) is known: a refunded line, or the shipping. */
export interface RefundedPart {
  rate: number;
  cents: number;
}

const sumAt = <Key extends string>(
  rows: readonly (Readonly<Record<Key, number>> & { rate: number })[],
  rate: number,
  key: Key,
): number => rows.filter((row) => row.rate === rate).reduce((sum, row) => sum + row[key], 0);

/**
 * VAT of a refund, by the rates of its invoice (art. 26(2) DPR 633/1972): known parts at their own rates, everything
 * else in proportion to what is left of the invoice at each rate. The VAT of a rate is the difference between all
 * credits including this one and the earlier ones, so that credits adding up to the invoice credit exactly its VAT.
 * @param credited VAT of the invoice's earlier credit notes
 * @param amount cents of this refund
 */
export function creditTaxes(
  invoice: readonly DocumentTax[],
  credited: readonly DocumentTax[],
  parts: readonly RefundedPart[],
  amount: number,
): DocumentTax[] {
  const left = invoice.map((tax) => Math.max(0, tax.gross_cents - sumAt(credited, tax.rate, "gross_cents")));
  const known = invoice.map((tax, index) => Math.min(left[index] ?? 0, sumAt(parts, tax.rate, "cents")));
  const open = left.map((cents, index) => cents - (known[index] ?? 0));
  const sum = (cents: readonly number[]) => cents.reduce((all, each) => all + each, 0);
  const unknown = amount - sum(known);
  // the buyer paid more than was invoiced, and the surplus goes back
  const isSurplus = unknown > sum(open);
  const shares = shareCents(unknown, isSurplus ? invoice.map((tax) => tax.gross_cents) : open);
  return invoice.flatMap(({ rate }, index) => {
    const gross = (known[index] ?? 0) + (shares[index] ?? 0);
    const all = vatWithin(sumAt(credited, rate, "gross_cents") + gross, rate);
    const vat = all.vat_cents - sumAt(credited, rate, "vat_cents");
    return gross === 0 ? [] : [{ rate, net_cents: gross - vat, vat_cents: vat, gross_cents: gross }];
  });
}
