import { money, weight } from "@su-turrone/contract/formats";
import { PriceNote } from "~/catalogue/PriceNote";
import type { ProductCard } from "~/commerce/types";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { LinkButton } from "~/ui/Button";
import { PictureBeside } from "./PictureBeside";

/** A product for first-time buyers, for example a tasting box. */
export function FirstOrder({ product }: { product: ProductCard }) {
  const t = useT("home");
  const tCatalogue = useT("catalogue");
  const language = useLanguage();
  const price = money(product.fromPrice, language);
  return (
    <section className="page pt-24 lg:pt-32" aria-labelledby="first-order">
      <PictureBeside picture={product.picture}>
        <p className="eyebrow">{t("firstOrder.label")}</p>
        <h2 id="first-order" className="mt-3 text-3xl">
          {product.name}
        </h2>
        <p className="mt-4 text-lg text-chestnut">{product.subtitle}</p>
        <p className="mt-4 flex flex-wrap items-baseline gap-x-3">
          <span className="figures font-display text-lg">
            {product.weights.length > 1 ? tCatalogue("card.from", { price }) : price}
          </span>
          <span className="figures text-sm text-chestnut">
            {product.weights.map((grams) => weight(grams, language)).join(" · ")}
          </span>
        </p>
        <PriceNote />
        <LinkButton
          variant="secondary"
          to={href("product", language, { slug: product.slugs[language] })}
          className="mt-6"
        >
          {t("firstOrder.action")}
          <span className="sr-only">: {product.name}</span>
        </LinkButton>
      </PictureBeside>
    </section>
  );
}
