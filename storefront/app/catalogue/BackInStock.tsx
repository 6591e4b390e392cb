import type { Product } from "~/commerce/types";
import { useT } from "~/i18n/react";
import { BackInStockForm } from "./BackInStockForm";

/**
 * The form on the product page: expanded if the product cannot be bought, otherwise collapsed to one line; works
 * without JavaScript. Part of the page's own script: loaded separately, a click during its hydration made React render
 * the whole page anew.
 */
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
