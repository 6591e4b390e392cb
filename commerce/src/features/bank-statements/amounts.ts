import { isIban } from "@su-turrone/contract/iban";

/**
 * Parses an amount as written by Italian, German or English banks into integer cents: "1.234,56", "1,234.56", "+32,70
 * €", "-5", "1'000.00"; null when it is not an amount. A single separator followed by three digits ("1.234") separates
 * thousands.
 */
export function amountCents(written: string): number | null {
  const normalized = written.replace(/EUR|€|[\s'\u00a0]/gi, "").replace("\u2212", "-");
  const match = /^([+-]?)([\d.,]*\d)([+-]?)$/.exec(normalized);
  if (!match) return null;
  const [, before, digits = "", after] = match;
  const [, integerPart = "", point = "", cents = ""] = /^(.*?)(?:([.,])(\d{1,2}))?$/.exec(digits) ?? [];
  if (point !== "" && integerPart.includes(point)) return null;
  if (!/^\d+$|^\d{1,3}(?:\.\d{3})+$|^\d{1,3}(?:,\d{3})+$/.test(integerPart)) return null;
  const value = Number(integerPart.replace(/[.,]/g, "")) * 100 + Number(cents.padEnd(2, "0"));
  if (!Number.isSafeInteger(value)) return null;
  return before === "-" || after === "-" ? -value : value;
}

/**
 * Parses a date as written by banks into ISO 8601: "23.11.2026", "23/11/26", "2026-11-23"; null when it is not a date.
 */
export function isoDay(written: string): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(written.trim());
  const other = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})$/.exec(written.trim());
  if (!iso && !other) return null;
  const [year, month, day] = iso ? iso.slice(1) : [other?.[3], other?.[2], other?.[1]];
  const full = (year ?? "").padStart(4, "20");
  const text = `${full}-${(month ?? "").padStart(2, "0")}-${(day ?? "").padStart(2, "0")}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

/** The IBAN as written by a bank, without spaces; "" when it is none, such as an account number. */
export function ibanIn(written: string): string {
  const account = written.replace(/\s+/g, "").toUpperCase();
  return isIban(account) ? account : "";
}

/** Whether the payer gave a reference; banks write a word in its place. */
export const isGiven = (reference: string): boolean => !/^NOT ?PROVIDED$|^NONREF$/i.test(reference);
