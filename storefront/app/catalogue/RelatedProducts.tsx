import type { ProductCard } from "~/commerce/types";
import { useT } from "~/i18n/react";
import { PriceNote } from "./PriceNote";
import { ProductGrid } from "./ProductCard";

interface Props {
  title?: string;
  products: readonly ProductCard[];
  className?: string;
}

/** Products besides those of the page; renders nothing if there are none. */
export function RelatedProducts({ title, products, className = "mt-24 border-t border-sand pt-12" }: Props) {
  const t = useT("catalogue");
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="related" className={`print:hidden ${className}`}>
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h2 id="related" className="text-2xl">
          {title ?? t("product.related")}
        </h2>
        <PriceNote forList />
      </div>
      <ProductGrid products={products} heading="h3" />
    </section>
  );
}
