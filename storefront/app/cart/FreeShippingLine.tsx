import type { Cents } from "@su-turrone/contract/money";
import { money } from "@su-turrone/contract/formats";
import { useLanguage, useT } from "~/i18n/react";
import { toFreeShipping } from "./free-shipping";

/** Amount missing to free shipping, as a sentence and a progress line. */
export function FreeShippingLine({ goods, freeFrom }: { goods: Cents; freeFrom: Cents }) {
  const t = useT("cart");
  const language = useLanguage();
  const { missing, percent } = toFreeShipping(goods, freeFrom);
  return (
    <div>
      <p className="text-sm">
        {missing === 0
          ? t("freeShipping.reached")
          : t("freeShipping.missing", { amount: money(missing, language) })}
      </p>
      <progress
        max={100}
        value={percent}
        aria-label={t("freeShipping.progress")}
        className="progress-line mt-2"
      />
    </div>
  );
}
