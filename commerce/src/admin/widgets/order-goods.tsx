import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types";
import { Text } from "@medusajs/ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Hint, Panel } from "../components/page-parts";
import { useFormats } from "../lib/use-formats";
import { useFulfilmentPanel } from "../orders/fulfilment-panel";

interface RowProps {
  name: string;
  value: string;
  strong?: boolean;
  children?: ReactNode;
}

const Row = ({ name, value, strong = false, children }: RowProps) => (
  <div className="flex justify-between gap-x-4">
    <dt className="min-w-0">
      <Text size="small" weight={strong ? "plus" : "regular"}>
        {name}
      </Text>
      {children}
    </dt>
    <dd className="whitespace-nowrap">
      <Text size="small" weight={strong ? "plus" : "regular"}>
        {value}
      </Text>
    </dd>
  </div>
);

/** Ordered items and totals, tax included, as in the mail to the buyer; for owners only. */
const OrderGoodsWidget = ({ data: order }: DetailWidgetProps<AdminOrder>) => {
  const { t } = useTranslation();
  const { money, percent } = useFormats();
  const sums = useFulfilmentPanel(order).data?.sums;
  if (!sums) return null;
  return (
    <Panel title={t("orderGoods.title")}>
      <dl className="flex flex-col gap-y-2">
        {sums.lines.map(({ name, quantity, unit_cents: unit, total_cents: total }) => (
          <Row key={name} name={`${quantity} × ${name}`} value={money(total)}>
            {quantity > 1 && <Hint size="xsmall">{t("orderGoods.each", { price: money(unit) })}</Hint>}
          </Row>
        ))}
        <Row name={t("orderGoods.goods")} value={money(sums.goods_cents)} />
        {sums.discount_cents > 0 && (
          <Row name={t("orderGoods.discount")} value={money(-sums.discount_cents)} />
        )}
        <Row
          name={t("orderGoods.shipping")}
          value={sums.shipping_cents === 0 ? t("orderGoods.free") : money(sums.shipping_cents)}
        />
        <Row name={t("orderGoods.total")} value={money(sums.total_cents)} strong />
        {sums.taxes.map(({ rate, vat_cents: vat }) => (
          <Row key={rate} name={t("orderGoods.vat", { rate: percent(rate) })} value={money(vat)} />
        ))}
      </dl>
    </Panel>
  );
};

export const config = defineWidgetConfig({ zone: "order.details.before" });

export default OrderGoodsWidget;
