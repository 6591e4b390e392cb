import type { BillingCountryCode } from "@su-turrone/contract/country-codes";
import { countryName, money } from "@su-turrone/contract/formats";
import type { Cents } from "@su-turrone/contract/money";
import type { AppliedCode, Totals } from "~/commerce/types";
import { useLanguage, useT } from "~/i18n/react";

/** One row of the totals, in display order; `amount` is signed as displayed. */
type TotalsRow =
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

interface Props {
  totals: Totals;
  codes: readonly AppliedCode[];
  country: BillingCountryCode;
  /** The totals are being recalculated, so the shown ones are stale. */
  pending?: boolean;
}

export function TotalsTable({ totals, codes, country, pending = false }: Props) {
  const t = useT("cart");
  const language = useLanguage();
  const label = (row: TotalsRow): string => {
    switch (row.kind) {
      case "discount":
        return row.code ? t("summary.discountWith", { code: row.code }) : t("summary.discount");
      case "shipping":
        return t("summary.shippingTo", { country: countryName(country, language) });
      case "subtotal":
      case "total":
        return t(`summary.${row.kind}`);
    }
  };
  const amount = (row: TotalsRow): string =>
    row.kind === "shipping" && row.amount === 0 ? t("summary.free") : money(row.amount, language);
  return (
    <dl className="figures" aria-busy={pending}>
      {totalsRows(totals, codes).map((row) => (
        <div
          key={row.kind}
          className={`flex flex-wrap items-baseline justify-between gap-x-4 ${
            row.kind === "total" ? "mt-3 border-t border-chestnut/30 pt-4" : "py-1"
          }`}
        >
          <dt className={row.kind === "total" ? "font-display text-lg" : "text-chestnut"}>{label(row)}</dt>
          <dd
            className={
              row.kind === "total" ? "ml-auto text-right font-display text-xl" : "ml-auto text-right"
            }
          >
            <span className={pending ? "opacity-40" : ""}>{amount(row)}</span>
            {row.kind === "total" && (
              <span className="block font-text text-sm text-chestnut">
                {pending ? t("summary.pending") : t("summary.tax", { amount: money(totals.tax, language) })}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
