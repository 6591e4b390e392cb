import type { Cents } from "@su-turrone/contract/money";
import type { CartNotice } from "~/cart/cart-notices";
import { NoticeList } from "~/cart/NoticeList";
import { money } from "@su-turrone/contract/formats";
import { useLanguage, useT } from "~/i18n/react";
import { Notice } from "~/ui/Notice";

interface Props {
  notices: readonly CartNotice[];
  /** Current order total; null while it is unknown. */
  total: Cents | null;
}

/**
 * Reports changed prices and codes before the shopper chooses a payment method: they must have seen the price before
 * ordering (directive 2011/83/EU, art. 8(2)).
 */
export function ChangesNotice({ notices, total }: Props) {
  const t = useT("checkout");
  const language = useLanguage();
  return (
    <div className="mb-6">
      <Notice live title={t("changes.title")}>
        <NoticeList notices={notices} />
        {total !== null && <p>{t("changes.total", { total: money(total, language) })}</p>}
      </Notice>
    </div>
  );
}
