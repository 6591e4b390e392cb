import { currency } from "../../platform/currency";
import type { CodeRow } from "./code-row";

/** Why a code created in Medusa's own form does not give the discount its owner expects. */
export type CodeWarning =
  /** The amount is before VAT, so the discount is higher: 5.50 € instead of 5 € at 10 %. */
  | "net_amount"
  /** The percentage is before VAT, which leaves fractions of a cent. */
  | "net_percent"
  /** It applies to shipping. */
  | "shipping"
  /** It applies to the whole order instead of the goods. */
  | "order"
  /** The amount is deducted from each pack. */
  | "each"
  /** The percentage only applies to some packs. */
  | "pieces"
  /** The amount has no currency, or another one than the shop's. */
  | "currency"
  /** It gives no discount. */
  | "nothing"
  /** It applies automatically; a shopper who enters it is told that there is no such code. */
  | "automatic";

/** Warnings about a code; none for codes created on the page "Codes" or by the seed. */
export function warningsOf({
  type,
  is_automatic: automatic,
  is_tax_inclusive: gross,
  application_method: method,
}: CodeRow): CodeWarning[] {
  const warnings: CodeWarning[] = automatic ? ["automatic"] : [];
  if (!method || !method.value) return [...warnings, "nothing"];
  // "buy X get Y" is given in units: neither VAT nor allocation affect its discount
  if (type !== "standard") return warnings;
  const fixed = method.type === "fixed";
  if (method.target_type === "shipping_methods") warnings.push("shipping");
  if (method.target_type === "order") warnings.push("order");
  if (!gross) warnings.push(fixed ? "net_amount" : "net_percent");
  const byPieces = method.allocation === "each" || method.allocation === "once";
  if (fixed && byPieces) warnings.push("each");
  if (!fixed && byPieces && method.max_quantity) warnings.push("pieces");
  if (fixed && method.currency_code !== currency) warnings.push("currency");
  return warnings;
}
