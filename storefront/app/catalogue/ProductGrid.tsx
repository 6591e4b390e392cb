import type { ProductCard as Card } from "~/commerce/types";
import { ProductCard } from "./ProductCard";

/** Products as a grid: one column on phones, three on wide screens (four where `wide`). */
export function ProductGrid({
  products,
  heading = "h2",
  wide = false,
}: {
  products: readonly Card[];
  heading?: "h2" | "h3";
  wide?: boolean;
}) {
  return (
    <ul
      className={`grid grid-cols-1 gap-x-8 gap-y-12 sm:grid-cols-2 ${wide ? "lg:grid-cols-4" : "lg:grid-cols-3"}`}
    >
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} first={index === 0 && heading === "h2"} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
