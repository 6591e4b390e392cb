import { Link } from "@remix-run/react";
import type { ProductCard } from "~/commerce/types";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { NoProducts } from "./NoProducts";
import { PriceNote } from "./PriceNote";
import { ProductGrid } from "./ProductGrid";

/** What was found for the words, or what to try instead. */
export function SearchResults({ words, products }: { words: string; products: readonly ProductCard[] }) {
  const t = useT("catalogue");
  const language = useLanguage();
  return (
    <div className="mt-12">
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-b border-sand pb-3">
        <p role="status" className="text-sm text-chestnut">
          {t("search.results", { count: products.length, query: words })}
        </p>
        {products.length > 0 && <PriceNote whole />}
      </div>
      {products.length > 0 ? (
        <ProductGrid products={products} />
      ) : (
        <NoProducts hint={t("search.emptyHint")}>
          <Link to={href("products", language)} className="link">
            {t("list.showAll")}
          </Link>
        </NoProducts>
      )}
    </div>
  );
}
