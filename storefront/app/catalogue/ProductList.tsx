import { Link } from "@remix-run/react";
import type { Category, ProductCard } from "~/commerce/types";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { CategoryList } from "./CategoryList";
import { NoProducts } from "./NoProducts";
import { PriceNote } from "./PriceNote";
import { ProductGrid } from "./ProductGrid";

interface Props {
  title: string;
  intro: string;
  products: readonly ProductCard[];
  categories: readonly Category[];
  /** Id of the category being shown; null for the whole range. */
  current: string | null;
}

/** The page of the whole range and of each category. */
export function ProductList({ title, intro, products, categories, current }: Props) {
  const t = useT("catalogue");
  const language = useLanguage();
  return (
    <div className="page pt-10 md:pt-16">
      <header className="max-w-text">
        <h1 className="text-4xl">{title}</h1>
        <p className="mt-4 text-lg text-chestnut">{intro}</p>
      </header>
      <div className="mt-10">
        <CategoryList categories={categories} current={current} />
      </div>
      <div className="mt-8 mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-b border-sand pb-3">
        <p className="text-sm text-chestnut">{t("list.count", { count: products.length })}</p>
        <PriceNote whole />
      </div>
      {products.length > 0 ? (
        <ProductGrid products={products} />
      ) : (
        <NoProducts hint={t("list.emptyHint")}>
          <Link to={href("products", language)} className="link">
            {t("list.showAll")}
          </Link>
        </NoProducts>
      )}
    </div>
  );
}
