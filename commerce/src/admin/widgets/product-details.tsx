import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminProduct, DetailWidgetProps } from "@medusajs/framework/types";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ProductDetailsData } from "../../modules/product-details/product-details-types";
import { LoadStatus, ActionButton, Hint, Panel } from "../components/page-parts";
import { useStored } from "../lib/server";
import { ProductDetailsForm, withPictures } from "../product-details/product-details-form";

interface Answer {
  product_detail: ProductDetailsData;
  revision: string;
}

/** Shows and edits brand, band, origin, price per kg, taste, contents and picture alt texts of a product. */
const ProductDetails = ({ data: product }: DetailWidgetProps<AdminProduct>) => {
  const { t, i18n } = useTranslation();
  const [open, setOpen] = useState(false);
  const { query, save } = useStored<Answer>(
    ["product-details", product.id],
    `/admin/product-details/${product.id}`,
    { saved: t("productDetails.saved"), onSaved: () => setOpen(false) },
  );
  const details = query.data?.product_detail;
  const { origin, brand } = details ?? {};
  const place = Object.entries(origin ?? {}).find(([language]) => i18n.language.startsWith(language))?.[1];
  const summary = [brand, place ?? origin?.it, details?.unit_price_exempt && t("productDetails.exempt")];

  return (
    <Panel
      title={t("productDetails.title")}
      aside={
        details && (
          <ActionButton aria-expanded={open} onClick={() => setOpen(!open)}>
            {t(open ? "actions.close" : "actions.edit")}
          </ActionButton>
        )
      }
    >
      <LoadStatus query={query} failed={t("productDetails.loadFailed")} />
      {details && !open && <Hint>{summary.filter(Boolean).join(" · ") || t("productDetails.none")}</Hint>}
      {details && open && (
        <ProductDetailsForm
          key={JSON.stringify(details)}
          productId={product.id}
          start={withPictures(
            details,
            (product.images ?? []).map(({ url }) => url),
          )}
          saving={save.isPending}
          onSave={(changed) => save.mutate({ ...changed })}
        />
      )}
    </Panel>
  );
};

export const config = defineWidgetConfig({ zone: "product.details.after" });

export default ProductDetails;
