import type { TaxLine } from "~/commerce/order-types";
import { money, number } from "@su-turrone/contract/formats";
import { useLanguage, useT } from "~/i18n/react";

/** VAT included in the total, one row per rate. */
export function TaxRows({ taxes }: { taxes: readonly TaxLine[] }) {
  const t = useT("order");
  const language = useLanguage();
  return (
    <dl className="figures mt-2 text-sm text-chestnut">
      {taxes.map(({ rate, net, vat }) => (
        <div key={rate} className="flex items-baseline justify-between gap-4 py-0.5">
          <dt>{t("taxLine", { rate: number(rate, language), net: money(net, language) })}</dt>
          <dd>{money(vat, language)}</dd>
        </div>
      ))}
    </dl>
  );
}
