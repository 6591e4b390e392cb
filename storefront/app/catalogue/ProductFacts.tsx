import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { weight } from "@su-turrone/contract/formats";
import type { Product, Variant } from "~/commerce/types";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { Row } from "./Rows";

interface Props {
  product: Product;
  variant: Variant | undefined;
  /** Whether the food label next to it already shows weight and origin. */
  hasFoodLabel: boolean;
}

/**
 * "Additional information" (spec §2) beyond the food label: SKU, brand, category and tags; plus weight and origin
 * without a label.
 */
export function ProductFacts({ product, variant, hasFoodLabel }: Props) {
  const t = useT("catalogue");
  const language = useLanguage();
  const categories = product.categories.map(({ id, name, slugs }) => (
    <Link key={id} to={href("category", language, { slug: slugs[language] })} className="link">
      {name}
    </Link>
  ));
  const rows: [label: string, value: ReactNode][] = [
    [t("product.netWeight"), !hasFoodLabel && variant && weight(variant.grams, language)],
    [t("product.origin"), !hasFoodLabel && product.origin],
    [t("product.brand"), product.brand],
    [
      t("product.category"),
      categories.length > 0 && <span className="flex flex-wrap gap-x-4">{categories}</span>,
    ],
    [t("product.tags"), product.tags.map((tag) => tag.name).join(", ")],
    [t("product.sku"), variant?.sku],
  ];
  return (
    <dl className="divide-y divide-sand border-y border-sand">
      {rows
        .filter(([, value]) => Boolean(value))
        .map(([name, value]) => (
          <Row key={name} name={name}>
            {value}
          </Row>
        ))}
    </dl>
  );
}
