/** "12,50" from 1250 cents, for a field of a form. */
export const centsToField = (cents: number): string => (cents / 100).toFixed(2).replace(".", ",");

/** Cents from what the owner typed, "12,50" or "12.5"; null when it is no amount. */
export function fieldToCents(text: string): number | null {
  const match = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  return match ? Number(match[1]) * 100 + Number((match[2] ?? "0").padEnd(2, "0")) : null;
}
