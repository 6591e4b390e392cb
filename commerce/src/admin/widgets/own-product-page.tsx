import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminProduct, DetailWidgetProps } from "@medusajs/framework/types";
import { Alert } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { TextLink } from "../components/page-parts";
import { productPath } from "../new-product/drafts";

/** Leads from Medusa's product page to the shop's own, which has the texts, prices and food information. */
const OwnProductPage = ({ data: { id } }: DetailWidgetProps<AdminProduct>) => {
  const { t } = useTranslation();
  return (
    <Alert variant="info">
      <TextLink to={productPath(id)}>{t("newProduct.ownPage")}</TextLink>
    </Alert>
  );
};

export const config = defineWidgetConfig({
  // the page layout moves this widget to the top by this id: platform/medusa-surface.ts
  id: "own-product-page",
  zone: "product.details.before",
});

export default OwnProductPage;
