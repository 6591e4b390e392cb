/** Integer euro cents; never a fraction. */
export type Cents = number;

/**
 * Converts commerce's decimal euros to integer cents, rounded half away from zero: the only rounding rule of the shop.
 * Medusa never rounds totals itself (4.455 stays 4.455); the payment provider rounds the same way.
 * The first step removes binary floating-point noise (-1.6e-14 becomes 0, 1.005 stays 1.005).
 * @throws {RangeError} if the amount is not a finite number
 */
export function toCents(euros: number | string | null | undefined): Cents {
  const amount = Number(euros ?? 0);
  if (!Number.isFinite(amount)) throw new RangeError(`not an amount: ${String(euros)}`);
  const exact = Number(amount.toFixed(6));
  // shifting the decimal point as text keeps halves exact, unlike multiplying by 100; adding 0 turns -0 into 0
  return Math.sign(exact) * Math.round(Number(`${Math.abs(exact)}e2`)) + 0;
}

/** Integer cents as euros, the unit of amounts in Medusa's services and Intl: 1250 → 12.5. */
export const toEuros = (cents: Cents): number => cents / 100;

/** Integer cents as euros with two decimals, as used in XML, JSON-LD, feeds and bank codes: 1250 → "12.50". */
export const decimalEuros = (cents: Cents): string => toEuros(cents).toFixed(2);

/** A typed amount: at most six digits, a comma or a point, at most two decimals. */
const typedAmount = /^(\d{1,6})(?:[.,](\d{1,2}))?$/;

/** Highest amount `parseEuros` accepts. */
export const maxTypedCents: Cents = 99_999_999;

/** Parses a typed amount ("12", "12,5", "12.50") into cents; null if it is not a valid amount. */
export function parseEuros(typed: string): Cents | null {
  const match = typedAmount.exec(typed.trim());
  return match ? Number(match[1]) * 100 + Number((match[2] ?? "0").padEnd(2, "0")) : null;
}

/** Price per kg in cents for a price in cents and a net weight in grams; null for a weight of zero or less. */
export function perKg(price: Cents, grams: number): Cents | null {
  return grams > 0 ? Math.round((price * 1000) / grams) : null;
}
