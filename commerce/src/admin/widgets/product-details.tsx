import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminProduct, DetailWidgetProps } from "@medusajs/framework/types";
import { Button, Container, Heading, Text, toast } from "@medusajs/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ProductDetailsData } from "../../modules/product-details/product-details-types";
import { basedOn, sdk } from "../lib/sdk";
import { withPictures } from "../product-details/draft";
import { ProductDetailsForm } from "../product-details/product-details-form";
import { LoadStatus } from "../components/load-status";

interface Answer {
  product_detail: ProductDetailsData;
  revision: string;
}

/** Shows and edits brand, origin, price per kg, taste, contents and picture alt texts of a product. */
const ProductDetails = ({ data: product }: DetailWidgetProps<AdminProduct>) => {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const path = `/admin/product-details/${product.id}`;
  const queryKey = ["product-details", product.id];
  const query = useQuery({ queryKey, queryFn: () => sdk.client.fetch<Answer>(path) });
  const save = useMutation({
    mutationFn: (body: ProductDetailsData) =>
      sdk.client.fetch<Answer>(path, {
        method: "POST",
        headers: basedOn(query.data?.revision ?? ""),
        body: { ...body },
      }),
    onSuccess: (answer) => {
      client.setQueryData(queryKey, answer);
      setOpen(false);
      toast.success(t("productDetails.saved"));
    },
    onError: (error) => toast.error(error.message),
  });
  const details = query.data?.product_detail;
  const { origin, brand } = details ?? {};
  const place = Object.entries(origin ?? {}).find(([language]) => i18n.language.startsWith(language))?.[1];
  const summary = [brand, place ?? origin?.it, details?.unit_price_exempt && t("productDetails.exempt")];

  return (
    <Container className="flex flex-col gap-y-4">
      <div className="flex items-center justify-between">
        <Heading level="h2">{t("productDetails.title")}</Heading>
        {details && (
          <Button size="small" variant="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
            {t(open ? "productDetails.close" : "productDetails.edit")}
          </Button>
        )}
      </div>
      <LoadStatus query={query} failed={t("productDetails.loadFailed")} />
      {details && !open && (
        <Text size="small" className="text-ui-fg-subtle">
          {summary.filter(Boolean).join(" · ") || t("productDetails.none")}
        </Text>
      )}
      {details && open && (
        <ProductDetailsForm
          key={JSON.stringify(details)}
          productId={product.id}
          start={withPictures(
            details,
            (product.images ?? []).map(({ url }) => url),
          )}
          saving={save.isPending}
          onSave={(changed) => save.mutate(changed)}
        />
      )}
    </Container>
  );
};

export const config = defineWidgetConfig({ zone: "product.details.after" });

export default ProductDetails;
