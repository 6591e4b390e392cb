import type { Product } from "~/commerce/types";
import { useT } from "~/i18n/react";
import { BackInStockForm } from "./BackInStockForm";

/** The form on the product page: open where nothing can be bought, else one line that opens; works without a script. */
export function BackInStock({ product }: { product: Product }) {
  const t = useT("back-in-stock");
  if (!product.variants.some((variant) => variant.soldOut)) return null;
  return (
    <details open={product.soldOut} className="mt-6 border-t border-sand pt-4">
      <summary className="link inline-block cursor-pointer py-1.5">{t("title")}</summary>
      <div className="mt-4">
        <BackInStockForm product={product} />
      </div>
    </details>
  );
}
