import type { Cents } from "@su-turrone/contract/money";
import type { AppliedCode, Totals } from "~/commerce/types";

/** One row of the totals, in the order it is read; `amount` is signed as it is shown. */
export type TotalsRow =
  | { kind: "subtotal"; amount: Cents }
  | { kind: "discount"; amount: Cents; code: string | null }
  | { kind: "shipping"; amount: Cents }
  | { kind: "total"; amount: Cents };

/**
 * The rows between the lines and the total. A discount only stands there when there is one; what is shown adds up to
 * the total. VAT is no row of the sum, because the prices contain it.
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
