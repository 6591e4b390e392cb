import type { CountryCode } from "@su-turrone/contract/country-codes";
import type { CartLine } from "~/commerce/types";
import { noticeLanguages } from "~/i18n/languages";
import { href } from "~/i18n/paths";
import { useLanguage } from "~/i18n/react";
import { BuyerLinks } from "./BuyerLinks";
import { buyerLinks } from "./buyer-links";
import { buyerTexts, labelAnchor } from "./buyer-texts";

interface Props {
  /** Delivery country. */
  country: CountryCode;
  lines: readonly CartLine[];
}

/**
 * Before the order: links to information in French or Spanish for buyers in France and Spain; renders nothing for
 * others.
 */
export function BuyerNotice({ country, lines }: Props) {
  const pageLanguage = useLanguage();
  const language = noticeLanguages.find((notice) => buyerTexts[notice].country === country);
  if (!language) return null;
  const texts = buyerTexts[language];
  const products = [...new Map(lines.map((line) => [line.productId, line])).values()];
  return (
    <section lang={language} aria-labelledby="buyers" className="py-5">
      <h2 id="buyers" className="text-base text-chestnut">
        {texts.title}
      </h2>
      <p className="mt-1">{texts.labels}</p>
      <ul>
        {products.map(
          ({ productId, slugs, name }) =>
            slugs && (
              <li key={productId}>
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
