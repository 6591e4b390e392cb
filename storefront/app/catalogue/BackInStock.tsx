import { lazy } from "react";
import type { Product } from "~/commerce/types";
import { useT } from "~/i18n/react";
import { BackInStockForm as ServersForm } from "./BackInStockForm";

/**
 * Its script comes only where something is sold out; until then what the server has written stands there, and can be sent. Without a
 * boundary of its own, which any update before its hydration would draw anew.
 */
const BackInStockForm = import.meta.env.SSR
  ? ServersForm
  : lazy(async () => ({ default: (await import("./BackInStockForm")).BackInStockForm }));

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
