import { Link } from "@remix-run/react";
import { shortMoney } from "@su-turrone/contract/formats";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { ChristmasLine } from "./PriceNote";

/** Upper ends of the price bands of gifts, in euro. */
const giftBands = [25, 50, 100] as const;

/** On the home page: gifts by price, and the last day to order for Christmas. */
export function GiftSeason() {
  const t = useT("home");
  const language = useLanguage();
  return (
    <section aria-labelledby="gifts" className="page pt-12">
      <h2 id="gifts" className="text-xl">
        {t("gifts.title")}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-3">
        {giftBands.map((max) => (
          <li key={max}>
            <Link
              to={`${href("products", language)}?occasion=gift&max=${max}`}
              discover="none"
              className="inline-flex min-h-11 items-center rounded-sm border border-edge px-5 hover:border-chestnut"
            >
              {t("gifts.upTo", { price: shortMoney(max * 100, language) })}
            </Link>
          </li>
        ))}
        <li>
          <Link
            to={`${href("contact", language)}?topic=company_gifts#write`}
            className="link inline-flex min-h-11 items-center px-2"
          >
            {t("gifts.company")}
          </Link>
        </li>
      </ul>
      <p className="mt-4 text-chestnut empty:hidden">
        <ChristmasLine />
      </p>
    </section>
  );
}
