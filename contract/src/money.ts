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

/** Price per kg in cents for a price in cents and a net weight in grams; null for a weight of zero or less. */
export function perKg(price: Cents, grams: number): Cents | null {
  return grams > 0 ? Math.round((price * 1000) / grams) : null;
}
