import type { Reviews } from "~/commerce/review-types";
import type { BoxContent, Product, Variant } from "~/commerce/types";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { useSite } from "~/layout/use-site";
import { BoxContents } from "./BoxContents";
import { FoodLabel, type NoticeSheet } from "./FoodLabel";
import type { LabelSheet, TasteSheet } from "./label-types";
import { ProductFacts } from "./ProductFacts";
import { ReviewsSection } from "./ReviewsSection";
import { Share } from "./Share";
import { TasteFacts } from "./TasteFacts";

interface Props {
  product: Product;
  variant: Variant | undefined;
  /** null if unknown. */
  taste: TasteSheet | null;
  contents: readonly BoxContent[];
  label: LabelSheet | null;
  labelNotices: readonly NoticeSheet[];
  /** null if they could not be loaded. */
  reviews: Reviews | null;
}

/**
 * Content below the picture and price: on the left the appetising part (description, taste, contents), on the right
 * what the law and the order require; then reviews and share links.
 */
export function ProductStory({ product, variant, taste, contents, label, labelNotices, reviews }: Props) {
  const t = useT("catalogue");
  const language = useLanguage();
  const url = (useSite()?.publicUrl ?? "") + href("product", language, { slug: product.slugs[language] });
  const paragraphs = product.description.split(/\n+/).filter((text) => text.trim() !== "");
  return (
    <>
      <div className="grid grid-cols-1 gap-x-16 gap-y-12 pt-12 lg:grid-cols-2 lg:pt-16">
        <div className="max-w-text space-y-12">
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
          {contents.length > 0 && <BoxContents contents={contents} />}
          {taste && <TasteFacts sheet={taste} variant={variant} />}
        </div>
        <div className="max-w-text space-y-12">
          <FoodLabel label={label} notices={labelNotices} variant={variant} />
          <section aria-labelledby="facts">
            <h2 id="facts" className="mb-4 text-xl">
              {t("product.details")}
            </h2>
            <ProductFacts product={product} variant={variant} hasFoodLabel={label !== null} />
          </section>
        </div>
      </div>
      <div className="max-w-text space-y-14 pt-14">
        <ReviewsSection reviews={reviews} />
        <Share name={product.name} url={url} />
      </div>
    </>
  );
}
