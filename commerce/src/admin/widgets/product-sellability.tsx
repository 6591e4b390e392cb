import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminProduct, DetailWidgetProps } from "@medusajs/framework/types";
import { Alert, Container, Heading } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { VariantSellability } from "../../features/catalogue/read-sellability";
import type { PublishingProblem } from "../../features/food-labels/publishing";
import { sdk } from "../lib/sdk";

interface Answer {
  variants: VariantSellability[];
  publishing_problem: PublishingProblem | null;
  production: boolean;
}

/** At the top of a product: why it, or one of its weights, is not on sale. Nothing where all is well. */
const ProductSellability = ({ data: product }: DetailWidgetProps<AdminProduct>) => {
  const { t } = useTranslation();
  // the page hands over the product anew after each change of it
  const { data } = useQuery({
    queryKey: ["sellability", product.id, product],
    queryFn: () => sdk.client.fetch<Answer>(`/admin/products/${product.id}/sellability`),
  });
  if (!data) return null;
  const { variants, publishing_problem: publishing, production } = data;
  const incomplete = variants.filter(({ problems }) => problems.length > 0);
  const uncounted = variants.filter(({ counted }) => !counted);
  if (variants.length > 0 && incomplete.length === 0 && uncounted.length === 0 && !publishing) return null;
  return (
    <Container className="flex flex-col gap-y-3">
      <Heading level="h2">{t("sellability.title")}</Heading>
      {variants.length === 0 && <Alert variant="error">{t("sellability.noWeights")}</Alert>}
      {incomplete.map(({ id, title, problems }) => (
        <Alert key={id} variant="error">
          {t("sellability.notOnSale", {
            weight: title,
            reasons: problems.map((problem) => t(`sellability.problems.${problem}`)).join("; "),
          })}
        </Alert>
      ))}
      {publishing && (
        <Alert variant={production ? "error" : "warning"}>
          {t(`sellability.publishing.${publishing}`)}{" "}
          {t(production ? "sellability.refused" : "sellability.onlyDemo")}
        </Alert>
      )}
      {uncounted.length > 0 && (
        <Alert variant="warning">
          {t("sellability.uncounted", { weights: uncounted.map(({ title }) => title).join(", ") })}
        </Alert>
      )}
    </Container>
  );
};

export const config = defineWidgetConfig({
  // the arrangement of the page puts it to the top by this name: platform/medusa-surface.ts
  id: "product-sellability",
  zone: "product.details.before",
});

export default ProductSellability;
