import type { ProductCard as Card } from "~/commerce/types";
import { ProductCard } from "./ProductCard";

/**
 * Product grid: two columns on phones, three on wide screens (four with `wide`). Up to three products are stacked on
 * phones and in one row on wider screens, so that no card is left alone in a row.
 */
export function ProductGrid({
  products,
  heading = "h2",
  wide = false,
}: {
  products: readonly Card[];
  heading?: "h2" | "h3";
  wide?: boolean;
}) {
  const twoColumns = products.length > 3;
  return (
    <ul
      className={`grid ${twoColumns ? "grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-8" : "grid-cols-1 gap-y-12 sm:grid-cols-3 sm:gap-x-5"} sm:gap-y-12 lg:gap-x-8 ${wide ? "lg:grid-cols-4" : "lg:grid-cols-3"}`}
    >
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            first={index === 0 && heading === "h2"}
            heading={heading}
            twoColumns={twoColumns}
          />
        </li>
      ))}
    </ul>
  );
}
