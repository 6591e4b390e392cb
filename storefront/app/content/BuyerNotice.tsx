import type { CountryCode } from "@su-turrone/contract/country-codes";
import type { CartLine } from "~/commerce/types";
import { noticeLanguages } from "~/i18n/languages";
import { href } from "~/i18n/paths";
import { useLanguage } from "~/i18n/react";
import { BuyerLinks } from "./BuyerLinks";
import { buyerLinks } from "./buyer-links";
import { buyerTexts, labelAnchor } from "./buyer-texts";

interface Props {
  /** Where the order goes to. */
  country: CountryCode;
  lines: readonly CartLine[];
}

/** Before the order: what buyers in France and Spain can read in their language; nothing for all others. */
export function BuyerNotice({ country, lines }: Props) {
  const here = useLanguage();
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
                {/* a whole load, because only that opens the folded part the anchor lies in */}
                <a
                  href={`${href("product", here, { slug: slugs })}#${labelAnchor(language)}`}
                  lang={here}
                  className="link inline-block py-1.5"
                >
                  {name}
                </a>
              </li>
            ),
        )}
      </ul>
      <BuyerLinks language={language} links={buyerLinks(language, here)} />
    </section>
  );
}
