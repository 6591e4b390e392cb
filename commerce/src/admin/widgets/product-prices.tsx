import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminProduct, DetailWidgetProps } from "@medusajs/framework/types";
import { Container, Heading, Text } from "@medusajs/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import type { PriceChange, PriceLogAnswer, WeightPrices } from "../../features/price-log/price-log-answer";
import { LoadStatus } from "../components/load-status";
import { PriceForm } from "../prices/price-form";
import { namesIn, sdk } from "../lib/sdk";
import { useFormats } from "../lib/use-formats";

function Weight({ weight, children }: { weight: WeightPrices; children: ReactNode }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const { variant, now_cents: now, lowest_cents: lowest } = weight;
  return (
    <li>
      <Text size="small" weight="plus">
        {t("priceLog.now", { weight: variant, price: now === null ? t("priceLog.noPrice") : money(now) })}
      </Text>
      {lowest !== null && (
        <Text size="small" className="text-ui-fg-subtle">
          {t("priceLog.lowest", { price: money(lowest) })}
        </Text>
      )}
      {children}
    </li>
  );
}

/** A price change: price, weight, cause, time and price list. */
function Change({ change: { variant, at, cause, cents, list } }: { change: PriceChange }) {
  const { t } = useTranslation();
  const { money, dateTime } = useFormats();
  const ofList = list && [
    list.title || t("priceLog.deletedList"),
    !list.active && cause !== "removed" && t("priceLog.inactive"),
    list.valid_from > at && t("priceLog.from", { from: dateTime(list.valid_from) }),
    list.valid_until !== null && t("priceLog.until", { until: dateTime(list.valid_until) }),
  ];
  const parts = [variant, money(cents), t(`priceLog.causes.${cause}`), ...(ofList ?? [t("priceLog.noList")])];
  return (
    <li>
      <Text size="small" className="text-ui-fg-subtle [overflow-wrap:anywhere]">
        {[dateTime(at), ...parts].filter(Boolean).join(" · ")}
      </Text>
    </li>
  );
}

/** Prices of a product's weights, which can be changed, their lowest of the last thirty days, and the price history. */
const ProductPrices = ({ data: product }: DetailWidgetProps<AdminProduct>) => {
  const { t, i18n } = useTranslation();
  // Medusa's price dialog has its own URL and does not refetch the product: returning from it counts as a change
  const { key } = useLocation();
  const query = useQuery({
    queryKey: ["price-log", product.id, key, i18n.language],
    placeholderData: keepPreviousData,
    queryFn: () =>
      sdk.client.fetch<PriceLogAnswer>(`/admin/products/${product.id}/price-log`, namesIn(i18n.language)),
  });
  const { data } = query;
  return (
    <Container className="flex flex-col gap-y-4">
      <div className="flex flex-col gap-y-1">
        <Heading level="h2">{t("priceLog.title")}</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          {t("priceLog.hint")}
        </Text>
      </div>
      <LoadStatus query={query} failed={t("priceLog.loadFailed")} />
      {data?.weights.length === 0 && <Text size="small">{t("priceLog.none")}</Text>}
      {data && data.weights.length > 0 && (
        <>
          <ul className="flex flex-col gap-y-2">
            {data.weights.map((weight) => (
              <Weight key={weight.variant_id} weight={weight}>
                <PriceForm productId={product.id} weight={weight} weights={data.weights} />
              </Weight>
            ))}
          </ul>
          <details>
            <summary className="txt-compact-small cursor-pointer">{t("priceLog.changes")}</summary>
            <ul className="flex max-h-64 flex-col gap-y-1 overflow-y-auto pt-2" tabIndex={0}>
              {data.changes.map((change) => (
                <Change key={change.id} change={change} />
              ))}
            </ul>
          </details>
        </>
      )}
    </Container>
  );
};

export const config = defineWidgetConfig({ zone: "product.details.after" });

export default ProductPrices;
