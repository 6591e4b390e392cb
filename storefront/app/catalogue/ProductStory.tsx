import { useState } from "react";
import type { BoxContentView } from "@su-turrone/contract/catalogue";
import type { ReviewList } from "@su-turrone/contract/reviews";
import type { Product, Variant } from "~/commerce/types";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { useRootData } from "~/layout/use-root-data";
import { useHydrated } from "~/ui/use-hydrated";
import type { IngredientShare, LabelSheet, TasteSheet } from "./food-label.server";
import { FoodLabel, type NoticeSheet } from "./FoodLabel";
import { BoxContents, ProductFacts, TasteFacts } from "./ProductFacts";
import { ReviewsSection } from "./ReviewsSection";

interface ShareProps {
  name: string;
  /** Absolute URL of the page. */
  url: string;
}

const linkClass = "link inline-flex min-h-11 items-center";

/** Links to e-mail and WhatsApp; copying and native sharing need JavaScript, so they come after hydration. */
function Share({ name, url }: ShareProps) {
  const t = useT("catalogue");
  const hydrated = useHydrated();
  const [outcome, setOutcome] = useState<"copied" | "failed" | "notShared" | null>(null);
  const text = `${t("share.text", { name })} ${url}`;
  const mail = `mailto:?subject=${encodeURIComponent(t("share.subject", { name }))}&body=${encodeURIComponent(text)}`;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome("copied");
    } catch {
      setOutcome("failed");
    }
  }

  async function share(): Promise<void> {
    try {
      await navigator.share({ title: name, text: t("share.text", { name }), url });
    } catch (error) {
      // dismissing the share sheet is not an error
      if (!(error instanceof DOMException && error.name === "AbortError")) setOutcome("notShared");
    }
  }

  return (
    <section aria-labelledby="share" className="flex flex-wrap items-center gap-x-6 print:hidden">
      <h2 id="share" className="text-base max-sm:w-full">
        {t("share.title")}
      </h2>
      {hydrated && "share" in navigator && (
        <button type="button" className={linkClass} onClick={() => void share()}>
          {t("share.native")}
        </button>
      )}
      <a href={mail} className={linkClass}>
        {t("share.mail")}
      </a>
      <a
        href={`https://wa.me/?text=${encodeURIComponent(text)}`}
        rel="noopener noreferrer"
        className={linkClass}
      >
        {t("share.whatsapp")}
      </a>
      {hydrated && (
        <button type="button" className={linkClass} onClick={() => void copy()}>
          {t("share.copy")}
        </button>
      )}
      <span role="status" className="text-sm text-chestnut">
        {outcome && t(`share.${outcome}`)}
      </span>
    </section>
  );
}

interface Props {
  product: Product;
  variant: Variant | undefined;
  /** null if unknown. */
  taste: TasteSheet | null;
  contents: readonly BoxContentView[];
  label: LabelSheet | null;
  shares: readonly IngredientShare[];
  labelNotices: readonly NoticeSheet[];
  /** null if they could not be loaded. */
  reviews: ReviewList | null;
}

/**
 * Content below the picture and price: on the left the appetising part (description, taste, contents), on the right
 * what the law and the order require; then reviews and share links.
 */
export function ProductStory(props: Props) {
  const { product, variant, taste, contents, label, shares, labelNotices, reviews } = props;
  const t = useT("catalogue");
  const language = useLanguage();
  const url = (useRootData()?.publicUrl ?? "") + href("product", language, { slug: product.slugs[language] });
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
          <FoodLabel label={label} shares={shares} notices={labelNotices} variant={variant} />
          <section aria-labelledby="facts">
            <h2 id="facts" className="mb-4 text-xl">
              {t("product.details")}
            </h2>
            <ProductFacts product={product} variant={variant} hasFoodLabel={label !== null} />
          </section>
        </div>
      </div>
      <div className="max-w-text space-y-14 pt-14">
        <ReviewsSection list={reviews} />
        <Share name={product.name} url={url} />
      </div>
    </>
  );
}
