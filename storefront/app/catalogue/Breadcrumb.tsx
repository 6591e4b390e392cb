import { Link } from "@remix-run/react";
import type { ProductCard } from "~/commerce/types";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";

/** Breadcrumb from the list of all products to a product. */
export function Breadcrumb({ product }: { product: ProductCard }) {
  const t = useT("catalogue");
  const language = useLanguage();
  const category = product.categories[0];
  const steps = [
    { name: t("list.all"), to: href("products", language) },
    ...(category
      ? [{ name: category.name, to: href("category", language, { slug: category.slugs[language] }) }]
      : []),
  ];
  return (
    <nav aria-label={t("product.breadcrumb")} className="text-sm text-chestnut">
      <ol className="flex flex-wrap gap-x-2">
        {steps.map(({ name, to }) => (
          <li key={to} className="flex gap-x-2 max-sm:[&:nth-last-child(2)>span]:hidden">
            <Link to={to} className="inline-block py-1 underline-offset-4 hover:underline">
              {name}
            </Link>
            <span aria-hidden="true" className="py-1">
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className="py-1 text-almond max-sm:sr-only">
          {product.name}
        </li>
      </ol>
    </nav>
  );
}
