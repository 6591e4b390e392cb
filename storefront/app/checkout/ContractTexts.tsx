import { Link } from "@remix-run/react";
import type { CountryCode } from "@su-turrone/contract/country-codes";
import { Fragment } from "react";
import type { CartLine } from "~/commerce/types";
import { buyerLinks, buyerTexts, labelAnchor } from "~/content/buyer-texts";
import { BuyerLinks } from "~/content/BuyerLinks";
import { noticeLanguages } from "~/i18n/languages";
import { href, legalHref } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";

/**
 * Before the order: links to information in French or Spanish for buyers in France and Spain; renders nothing for
 * others.
 */
export function BuyerNotice({ country, lines }: { country: CountryCode; lines: readonly CartLine[] }) {
  const pageLanguage = useLanguage();
  const language = noticeLanguages.find((notice) => buyerTexts[notice].country === country);
  if (!language) return null;
  const texts = buyerTexts[language];
  const products = [...new Map(lines.map((line) => [line.product_id, line])).values()];
  return (
    <section lang={language} aria-labelledby="buyers" className="py-5">
      <h2 id="buyers" className="text-base text-chestnut">
        {texts.title}
      </h2>
      <p className="mt-1">{texts.labels}</p>
      <ul>
        {products.map(
          ({ product_id: id, slugs, name }) =>
            slugs && (
              <li key={id}>
                {/* a full page load, because only that opens the collapsed section that contains the anchor */}
                <a
                  href={`${href("product", pageLanguage, { slug: slugs })}#${labelAnchor(language)}`}
                  lang={pageLanguage}
                  className="link inline-block py-1.5"
                >
                  {name}
                </a>
              </li>
            ),
        )}
      </ul>
      <BuyerLinks language={language} links={buyerLinks(language, pageLanguage)} />
    </section>
  );
}

/**
 * The texts of the contract, to be read before it is concluded (§305(2) BGB, art. 246a §1 EGBGB). They are at the top,
 * because nothing may come between the order summary and its button (§312j(2) BGB).
 */
export function ContractTexts() {
  const t = useT("checkout");
  const tCommon = useT();
  const language = useLanguage();
  const texts = [
    { name: "terms", to: legalHref("terms", language) },
    { name: "withdrawal", to: legalHref("withdrawal", language) },
    { name: "guarantee", to: href("guarantee", language) },
  ] as const;
  return (
    <p className="text-sm">
      {t("confirm.texts")}{" "}
      {texts.map(({ name, to }, index) => (
        <Fragment key={name}>
          {index > 0 && " "}
          {/* keep the dot from starting a line */}
          <span className="whitespace-nowrap">
            <Link to={to} className="link inline-block py-1">
              {tCommon(`legal.${name}`)}
            </Link>
            {index < texts.length - 1 && " ·"}
          </span>
        </Fragment>
      ))}
    </p>
  );
}
