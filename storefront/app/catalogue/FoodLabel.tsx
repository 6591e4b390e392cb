import { Link } from "@remix-run/react";
import type { Product, Variant } from "~/commerce/types";
import { BuyerLinks } from "~/content/BuyerLinks";
import { buyerTexts, labelAnchor } from "~/content/buyer-texts";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { labelT } from "./label-notices";
import { LabelParts } from "./LabelParts";

interface Props {
  product: Pick<Product, "label" | "labelNotices">;
  variant: Variant | undefined;
}

/** The same in French and in Spanish, for whom the shop delivers to without speaking their language (art. 15). */
function Notices({ product, variant }: Props) {
  return (
    <div className="mt-8 border-b border-chestnut/20">
      {product.labelNotices.map(({ language, label }) => (
        <details key={language} lang={language} className="border-t border-chestnut/20">
          <summary className="min-h-11 cursor-pointer py-2.5">{buyerTexts[language].label}</summary>
          <div id={labelAnchor(language)} className="scroll-mt-24 pt-2 pb-6">
            <LabelParts label={label} language={language} t={labelT(language)} variant={variant} />
            <div className="mt-4">
              <BuyerLinks language={language} />
            </div>
          </div>
        </details>
      ))}
    </div>
  );
}

/** What a buyer has to be told of a food before the contract (regulation (EU) 1169/2011 art. 9 and 14). */
export function FoodLabel({ product, variant }: Props) {
  const t = useT("product");
  const language = useLanguage();
  const { label } = product;
  return (
    <section aria-labelledby="label">
      <h2 id="label" className="text-xl">
        {t("label.title")}
      </h2>
      {label ? (
        <>
          <div className="mt-4">
            <LabelParts label={label} language={language} t={t} variant={variant} />
          </div>
          <Notices product={product} variant={variant} />
        </>
      ) : (
        <p className="mt-4">
          {t("label.missing")}{" "}
          <Link to={href("contact", language)} className="link">
            {t("label.ask")}
          </Link>
          .
        </p>
      )}
    </section>
  );
}
