import { Link } from "@remix-run/react";
import { shortMoney } from "@su-turrone/contract/formats";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { useSite } from "~/layout/use-site";

/**
 * "incl. VAT, plus 6.90 € shipping, free from 50 €", linked to the shipping page (§6 PAngV): next to each price, once
 * for a list.
 */
export function PriceNote({ forList = false }: { forList?: boolean }) {
  const t = useT("catalogue");
  const language = useLanguage();
  const shipping = useSite()?.shipping;
  const price = (cents: number) => ({ price: shortMoney(cents, language) });
  return (
    <p className="text-sm text-chestnut">
      {t(forList ? "price.allTaxIncluded" : "price.taxIncluded")}{" "}
      <Link to={href("shipping", language)} className="link">
        {shipping
          ? shipping.cents === 0
            ? t("price.noShipping")
            : t("price.plusShippingOf", price(shipping.cents))
          : t("price.plusShipping")}
      </Link>
      {shipping && shipping.cents > 0 && `, ${t("price.shippingFreeFrom", price(shipping.free_from_cents))}`}
    </p>
  );
}
