import { currency } from "../../platform/currency";
import type { CodeRow } from "./code-row";

/** Why a code, made in Medusa's own form, takes off something else than its owner thinks. */
export type CodeWarning =
  /** The amount counts before VAT, so that more is taken off: 5.50 € for 5 € at 10 %. */
  | "net_amount"
  /** The share counts before VAT, and parts of a cent remain. */
  | "net_percent"
  /** It is taken off the shipping. */
  | "shipping"
  /** It is on the whole order in place of its goods. */
  | "order"
  /** The amount is taken off each pack anew. */
  | "each"
  /** The share is taken off some packs only. */
  | "pieces"
  /** The amount is in no currency, or in another one than the shop's. */
  | "currency"
  /** Nothing is taken off. */
  | "nothing"
  /** It works by itself; whoever types it is told that there is no such code. */
  | "automatic";

/** What is wrong with a code, none for what the page "Codes" or the first catalogue has made. */
export function warningsOf({
  type,
  is_automatic: automatic,
  is_tax_inclusive: gross,
  application_method: method,
}: CodeRow): CodeWarning[] {
  const warnings: CodeWarning[] = automatic ? ["automatic"] : [];
  if (!method || !method.value) return [...warnings, "nothing"];
  // "buy some, get some" is given by pieces: neither VAT nor allocation change what it takes off
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
