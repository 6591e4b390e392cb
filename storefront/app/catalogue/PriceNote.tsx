import { Link } from "@remix-run/react";
import { date, money, moneyPerKg, shortMoney } from "@su-turrone/contract/formats";
import type { Cents } from "@su-turrone/contract/money";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { useRootData } from "~/layout/use-root-data";

/** Price per kg, required next to every price; renders nothing where the law exempts (mixed gift sets). */
export function UnitPrice({ perKg }: { perKg: Cents | null }) {
  const language = useLanguage();
  if (perKg === null) return null;
  return (
    <span className="figures text-sm whitespace-nowrap text-chestnut">{moneyPerKg(perKg, language)}</span>
  );
}

/**
 * The lowest price of the thirty days before a reduction, crossed out (directive 98/6/EC, art. 6a); renders nothing
 * without one. @param inWords whether it also says so where there is room
 */
export function WasPrice({ was, inWords = false }: { was: Cents | null; inWords?: boolean }) {
  const t = useT("catalogue");
  const language = useLanguage();
  if (was === null) return null;
  return (
    <span className="text-sm text-chestnut">
      <span className={inWords ? "" : "sr-only"}>{t("price.lowestBefore")} </span>
      <s className="figures whitespace-nowrap">{money(was, language)}</s>
    </span>
  );
}

/** "incl. VAT, plus 6.90 € shipping, free from 50 €" (§6 PAngV): next to each price, once for a list. */
export function PriceNote({ forList = false }: { forList?: boolean }) {
  const t = useT("catalogue");
  const language = useLanguage();
  const shipping = useRootData()?.shipping;
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

export function ChristmasLine() {
  const t = useT();
  const language = useLanguage();
  const { christmas = null, delivery = null } = useRootData() ?? {};
  if (!christmas || !delivery) return null;
  return <>{t("christmas", { date: date(christmas, language), hour: delivery.cut_off_hour })}</>;
}
