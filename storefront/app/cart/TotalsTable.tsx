import type { BillingCountryCode } from "@su-turrone/contract/country-codes";
import type { AppliedCode, Totals } from "~/commerce/types";
import { countryName, money } from "@su-turrone/contract/formats";
import { useLanguage, useT } from "~/i18n/react";
import { totalsRows, type TotalsRow } from "./totals-rows";

interface Props {
  totals: Totals;
  codes: readonly AppliedCode[];
  country: BillingCountryCode;
  /** The totals are being recalculated, so the shown ones are stale. */
  pending?: boolean;
}

/** Subtotal, discount, shipping, total, and the VAT included. */
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
