import type { Cents } from "@su-turrone/contract/money";
import type { AppliedCode, Totals } from "~/commerce/types";

/** One row of the totals, in display order; `amount` is signed as displayed. */
export type TotalsRow =
  | { kind: "subtotal"; amount: Cents }
  | { kind: "discount"; amount: Cents; code: string | null }
  | { kind: "shipping"; amount: Cents }
  | { kind: "total"; amount: Cents };

/**
 * Rows between the lines and the total. The discount row is omitted if there is none; the rows add up to the total. VAT
 * is not a row of the sum, because prices include it.
 */
export function totalsRows(totals: Totals, codes: readonly AppliedCode[]): TotalsRow[] {
  const code = codes.length > 0 ? codes.map((applied) => applied.code).join(", ") : null;
  return [
    { kind: "subtotal", amount: totals.goods },
    ...(totals.discount > 0 ? [{ kind: "discount" as const, amount: -totals.discount, code }] : []),
    { kind: "shipping", amount: totals.shipping },
    { kind: "total", amount: totals.total },
  ];
}
