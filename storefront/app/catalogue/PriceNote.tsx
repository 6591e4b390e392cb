import { Link } from "@remix-run/react";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";

/** "incl. VAT, plus shipping", linked to the shipping page (§6 PAngV): by each price, once for a list. */
export function PriceNote({ whole = false }: { whole?: boolean }) {
  const t = useT("catalogue");
  const language = useLanguage();
  return (
    <p className="text-sm text-chestnut">
      {t(whole ? "price.allTaxIncluded" : "price.taxIncluded")}{" "}
      <Link to={href("shipping", language)} className="link">
        {t("price.plusShipping")}
      </Link>
    </p>
  );
}
