import { lazy } from "react";
import type { Product } from "~/commerce/types";
import { useT } from "~/i18n/react";
import { loadChunk } from "~/platform/load-chunk";
import { BackInStockForm as ServerForm } from "./BackInStockForm";

/**
 * In the browser the form's code is only loaded if something is sold out; until then the server-rendered form stays and
 * can be submitted. Without a Suspense boundary around it, which any update before its hydration would re-render.
 */
const BackInStockForm = import.meta.env.SSR
  ? ServerForm
  : lazy(async () => ({ default: (await loadChunk(() => import("./BackInStockForm"))).BackInStockForm }));

/**
 * The form on the product page: expanded if the product cannot be bought, otherwise collapsed to one line; works
 * without JavaScript.
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
