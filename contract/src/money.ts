/** Integer euro cents; never a fraction. */
export type Cents = number;

/**
 * Commerce's decimal euros as integer cents, rounded half away from zero: the one rounding rule of the shop. Medusa never rounds
 * totals itself (4.455 stays 4.455); the payment provider rounds the same way.
 * The first step drops the noise of binary fractions (-1.6e-14 is zero, 1.005 is 1.005).
 * @throws {RangeError} for what is no finite number
 */
export function toCents(euros: number | string | null | undefined): Cents {
  const amount = Number(euros ?? 0);
  if (!Number.isFinite(amount)) throw new RangeError(`not an amount: ${String(euros)}`);
  const exact = Number(amount.toFixed(6));
  // shifting the decimal point in text keeps halves exact, which multiplying by 100 does not; -0 becomes 0
  return Math.sign(exact) * Math.round(Number(`${Math.abs(exact)}e2`)) + 0;
}

/** Integer cents as euros, as Medusa's services take amounts and Intl formats them: 1250 → 12.5. */
export const toEuros = (cents: Cents): number => cents / 100;

/** Integer cents as euros with two decimals, as XML, JSON-LD, feeds and bank codes write amounts: 1250 → "12.50". */
export const decimalEuros = (cents: Cents): string => toEuros(cents).toFixed(2);

/** An amount as people type it: at most six figures, a comma or a point, at most two decimals. */
const typedAmount = /^(\d{1,6})(?:[.,](\d{1,2}))?$/;

/** Cents of an amount as people type it: "12", "12,5", "12.50"; null for what is no such amount. */
export function parseEuros(typed: string): Cents | null {
  const match = typedAmount.exec(typed.trim());
  return match ? Number(match[1]) * 100 + Number((match[2] ?? "0").padEnd(2, "0")) : null;
}

/** Price per kg in cents for a price in cents and a net weight in grams; null for a weight of zero or less. */
export function perKg(price: Cents, grams: number): Cents | null {
  return grams > 0 ? Math.round((price * 1000) / grams) : null;
}
