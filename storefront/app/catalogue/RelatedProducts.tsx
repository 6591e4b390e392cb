import type { ProductCard } from "~/commerce/types";
import { useT } from "~/i18n/react";
import { PriceNote } from "./PriceNote";
import { ProductGrid } from "./ProductCard";

/** Products that go well with the current one; renders nothing if there are none. */
export function RelatedProducts({ products }: { products: readonly ProductCard[] }) {
  const t = useT("catalogue");
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="related" className="mt-24 border-t border-sand pt-12 print:hidden">
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h2 id="related" className="text-2xl">
          {t("product.related")}
        </h2>
        <PriceNote forList />
      </div>
      <ProductGrid products={products} heading="h3" />
    </section>
  );
}
