import type { VatLine } from "@su-turrone/contract/orders";

/**
 * Distributes a total in whole cents in proportion to the parts, so that the shares add up exactly: each share is
 * rounded down, and the remaining cents go to the largest remainders, of equal ones to the first.
 */
export function shareCents(total: number, parts: readonly number[]): number[] {
  const sum = parts.reduce((all, part) => all + part, 0);
  if (sum === 0) return parts.map(() => 0);
  const exact = parts.map((part) => (total * part) / sum);
  const shares = exact.map(Math.floor);
  let remainingCents = total - shares.reduce((all, share) => all + share, 0);
  const byRemainder = exact
    // in millionths of a cent: 0.4 of 22.4 and of 36.4 is not the same number
    .map((value, index) => ({ index, remainder: Math.round((value - Math.floor(value)) * 1e6) }))
    .sort((a, b) => b.remainder - a.remainder);
  for (const { index } of byRemainder) {
    if (remainingCents === 0) break;
    shares[index] = (shares[index] ?? 0) + 1;
    remainingCents -= 1;
  }
  return shares;
}

/**
 * The VAT contained in an amount, rounded half up to the cent.
 * @param gross cents, tax included
 * @param rate per cent
 */
export function vatWithin(gross: number, rate: number): VatLine {
  const vat = Math.round((gross * rate) / (100 + rate));
  return { rate, net_cents: gross - vat, vat_cents: vat, gross_cents: gross };
}

/**
 * VAT by rate, ascending, of a total including VAT (Directive 2006/112/EC, art. 226 points 8 to 10). The VAT of each
 * rate is calculated once, from the amount charged at that rate, and rounded half up to the cent.
 * @param parts charged amounts (euro, after discounts) and their rates; need not be whole cents
 * @param totalCents sum of the parts, in whole cents
 */
export function vatByRate(parts: readonly { rate: number; gross: number }[], totalCents: number): VatLine[] {
  const rates = [...new Set(parts.map((part) => part.rate))].sort((a, b) => a - b);
  const sums = rates.map((rate) =>
    parts.filter((part) => part.rate === rate).reduce((sum, part) => sum + part.gross, 0),
  );
  const shares = shareCents(totalCents, sums);
  return rates.map((rate, index) => vatWithin(shares[index] ?? 0, rate));
}
