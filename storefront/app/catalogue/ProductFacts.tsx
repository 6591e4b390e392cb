import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Product, Variant } from "~/commerce/types";
import { weight } from "@su-turrone/contract/formats";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";

/** "Additional information" (spec §2): SKU and weight of the chosen variant, brand, origin, category, storage, tags. */
export function ProductFacts({ product, variant }: { product: Product; variant: Variant | undefined }) {
  const t = useT("catalogue");
  const tProduct = useT("product");
  const language = useLanguage();
  const categories = product.categories.map(({ id, name, slugs }) => (
    <Link key={id} to={href("category", language, { slug: slugs[language] })} className="link">
      {name}
    </Link>
  ));
  const rows: [label: string, value: ReactNode][] = [
    [t("product.netWeight"), variant && weight(variant.grams, language)],
    [t("product.origin"), product.origin],
    [t("product.brand"), product.brand],
    [
      t("product.category"),
      categories.length > 0 && <span className="flex flex-wrap gap-x-4">{categories}</span>,
    ],
    [tProduct("label.storage"), product.label?.storage],
    [t("product.tags"), product.tags.map((tag) => tag.name).join(", ")],
    [t("product.sku"), variant?.sku],
  ];
  return (
    <dl className="divide-y divide-sand border-y border-sand">
      {rows
        .filter(([, value]) => Boolean(value))
        .map(([label, value]) => (
          <div key={label} className="grid grid-cols-[minmax(8rem,2fr)_3fr] gap-x-4 py-3">
            <dt className="text-chestnut">{label}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
