import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminProduct, DetailWidgetProps } from "@medusajs/framework/types";
import { Alert, Container, Heading } from "@medusajs/ui";
import { keepPreviousData } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { isForbidden, type SellabilityAnswer } from "../../features/sellable/sale-problems";
import { useFormats } from "../lib/use-formats";
import { useLoad } from "../lib/server";

/**
 * Warning at the top of a product page if the product or one of its weights cannot be sold, or if its prices per kg are
 * far apart; renders nothing otherwise.
 */
const ProductSellability = ({ data: product }: DetailWidgetProps<AdminProduct>) => {
  const { t } = useTranslation();
  const { money } = useFormats();
  // Medusa's price dialog has its own URL and does not refetch the product: returning from it counts as a change
  const { key } = useLocation();
  // the page passes a new product object after all other changes
  const { data } = useLoad<SellabilityAnswer>(
    ["sellability", product.id, product, key],
    `/admin/products/${product.id}/sellability`,
    { placeholderData: keepPreviousData },
  );
  if (!data) return null;
  const { production, prices_apart: apart } = data;
  const consequenceText = t(production ? "sellability.refused" : "sellability.onlyDemo");
  const texts = data.missing_texts
    .map(({ field, language }) =>
      t(`sellability.texts.${field}`, { language: t(`content.languages.${language}`) }),
    )
    .join(", ");
  const alerts = [
    ...data.product.map((problem) => ({
      key: `product ${problem}`,
      forbidden: isForbidden(problem, production),
      text: [
        t(`sellability.product.${problem}`, { texts }),
        problem === "no_weights" ? "" : consequenceText,
      ].join(" "),
    })),
    ...data.variants.flatMap(({ id, title: weight, problems }) =>
      [true, false].flatMap((forbidden) => {
        const reasons = problems
          .filter((problem) => isForbidden(problem, production) === forbidden)
          .map((problem) => t(`sellability.problems.${problem}`))
          .join("; ");
        if (reasons === "") return [];
        const text = forbidden
          ? t("sellability.notOnSale", { weight, reasons })
          : `${t("sellability.warnWeight", { weight, reasons })} ${consequenceText}`;
        return [{ key: `${id} ${forbidden}`, forbidden, text }];
      }),
    ),
    ...(apart
      ? [
          {
            key: "prices apart",
            forbidden: false,
            text: t("sellability.pricesApart", {
              low: apart.lowest.title,
              lowPrice: money(apart.lowest.per_kg_cents),
              high: apart.highest.title,
              highPrice: money(apart.highest.per_kg_cents),
            }),
          },
        ]
      : []),
  ];
  if (alerts.length === 0) return null;
  return (
    <Container id="product-sellability" className="flex flex-col gap-y-3">
      <Heading level="h2">{t("sellability.title")}</Heading>
      {alerts.map(({ key, forbidden, text }) => (
        <Alert key={key} variant={forbidden ? "error" : "warning"}>
          {text}
        </Alert>
      ))}
    </Container>
  );
};

export const config = defineWidgetConfig({
  // the page layout moves this widget to the top by this id: platform/medusa-surface.ts
  id: "product-sellability",
  zone: "product.details.before",
});

export default ProductSellability;
