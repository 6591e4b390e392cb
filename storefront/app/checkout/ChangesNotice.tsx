import type { Cents } from "@su-turrone/contract/money";
import type { CartNotice } from "~/cart/cart-notices";
import { NoticeList } from "~/cart/NoticeList";
import { money } from "@su-turrone/contract/formats";
import { useLanguage, useT } from "~/i18n/react";
import { Notice } from "~/ui/Notice";

interface Props {
  notices: readonly CartNotice[];
  /** What the order costs now; null as long as nobody knows. */
  total: Cents | null;
}

/**
 * Prices and codes that are no longer what the cart showed, said before the shopper chooses how to pay: whoever orders has to
 * have seen the price (directive 2011/83/EU, art. 8(2)).
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
