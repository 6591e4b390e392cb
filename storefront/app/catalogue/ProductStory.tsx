import type { Reviews } from "~/commerce/review-types";
import type { Product, Variant } from "~/commerce/types";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { useSite } from "~/layout/use-site";
import { FoodLabel } from "./FoodLabel";
import { ProductFacts } from "./ProductFacts";
import { ReviewsSection } from "./ReviewsSection";
import { Share } from "./Share";

interface Props {
  product: Product;
  variant: Variant | undefined;
  /** Null where they could not be had. */
  reviews: Reviews | null;
}

/** Below picture and price, as a page to read: description, food information, additional information, reviews, share. */
export function ProductStory({ product, variant, reviews }: Props) {
  const t = useT("catalogue");
  const language = useLanguage();
  const url = (useSite()?.publicUrl ?? "") + href("product", language, { slug: product.slugs[language] });
  const paragraphs = product.description.split(/\n+/).filter((text) => text.trim() !== "");
  return (
    <div className="max-w-text space-y-14 pt-8 lg:col-start-1 lg:pt-0">
      <section aria-labelledby="description">
        <h2 id="description" className="text-xl">
          {t("product.description")}
        </h2>
        <div className="mt-4 space-y-4">
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </section>
      <FoodLabel product={product} variant={variant} />
      <section aria-labelledby="facts">
        <h2 id="facts" className="mb-4 text-xl">
          {t("product.details")}
        </h2>
        <ProductFacts product={product} variant={variant} />
      </section>
      <ReviewsSection reviews={reviews} />
      <Share name={product.name} url={url} />
    </div>
  );
}
