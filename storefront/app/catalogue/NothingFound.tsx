import { Link } from "@remix-run/react";
import type { Category, ProductCard } from "~/commerce/types";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { CategoryList } from "./CategoryList";
import { ProductGrid } from "./ProductGrid";

interface Props {
  /** Words used in the shop that are similar to the search terms. */
  near: readonly string[];
  categories: readonly Category[];
  /** Products to show instead. */
  products: readonly ProductCard[];
  /** Whether the search is answered otherwise, by a page or about a diet: other words would not help. */
  isAnswered: boolean;
}

/** "No products found" (spec §8) after a search, with suggestions. */
export function NothingFound({ near, categories, products, isAnswered }: Props) {
  const t = useT("catalogue");
  const language = useLanguage();
  return (
    <>
      <div className="rounded-md bg-linen px-6 py-10">
        <h2 className="text-xl">{t("list.empty")}</h2>
        {!isAnswered && <p className="mt-3 text-chestnut">{t("search.emptyHint")}</p>}
        {near.length > 0 && (
          <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1">
            {t("search.near")}
            {near.map((word) => (
              <Link
                key={word}
                to={`${href("search", language)}?q=${encodeURIComponent(word)}`}
                className="link"
              >
                {word}
              </Link>
            ))}
          </p>
        )}
        <p className="mt-6 mb-3">{t("search.categories")}</p>
        <CategoryList categories={categories} current="" />
      </div>
      {products.length > 0 && (
        <section aria-labelledby="some-products" className="mt-14">
          <h2 id="some-products" className="mb-8 text-2xl">
            {t("search.some")}
          </h2>
          <ProductGrid products={products} heading="h3" wide />
        </section>
      )}
    </>
  );
}
