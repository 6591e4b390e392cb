import { Alert, Heading } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { isForbidden, type SellabilityAnswer } from "../../features/sellable/sale-problems";
import { useFormats } from "../lib/use-formats";
import { useLoad } from "../lib/server";
import { productsKey } from "./drafts";

/**
 * Warning at the top of the page of a product that cannot be sold, as a whole or in one of its weights, or whose prices
 * per kg are far apart; renders nothing otherwise.
 */
export function SaleProblems({ id }: { id: string }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const { data } = useLoad<SellabilityAnswer>(
    [productsKey, "sellability", id],
    `/admin/products/${id}/sellability`,
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
    ...data.variants.flatMap(({ id: weightId, title: weight, problems }) =>
      [true, false].flatMap((forbidden) => {
        const reasons = problems
          .filter((problem) => isForbidden(problem, production) === forbidden)
          .map((problem) => t(`sellability.problems.${problem}`))
          .join("; ");
        if (reasons === "") return [];
        const text = forbidden
          ? t("sellability.notOnSale", { weight, reasons })
          : `${t("sellability.warnWeight", { weight, reasons })} ${consequenceText}`;
        return [{ key: `${weightId} ${forbidden}`, forbidden, text }];
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
    <section className="flex flex-col gap-y-3">
      <Heading level="h2">{t("sellability.title")}</Heading>
      {alerts.map(({ key, forbidden, text }) => (
        <Alert key={key} variant={forbidden ? "error" : "warning"}>
          {text}
        </Alert>
      ))}
    </section>
  );
}
