import { Text } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ShipRefusal } from "../../features/fulfilment/ship-orders";
import { ordersAtOnce } from "../../features/fulfilment/packing-document-types";
import type { PackingOrder } from "../../features/today/packing-order";
import type { Counted } from "../../features/today/read-today";
import { ActionButton } from "../components/page-parts";
import { PackingCard } from "./packing-card";
import { TodaySection } from "./section";
import { PackingBar } from "./ship-many-form";

interface Props {
  orders: Counted<PackingOrder>;
  /** Time of the response (ms) that contained the orders. */
  now: number;
  onMore: () => void;
}

/** The orders to pack; selected ones can be printed or shipped together. */
export function PackingList({ orders: { count, rows }, now, onMore }: Props) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<ReadonlyMap<string, ShipRefusal>>(new Map());

  function select(id: string, wanted: boolean) {
    const next = new Set(chosen);
    if (wanted) next.add(id);
    else next.delete(id);
    setChosen(next);
  }

  return (
    <TodaySection title={t("today.toPack")} count={count} shown={count}>
      {rows.length === 0 && <Text className="px-4 py-4 sm:px-6">{t("today.nothingToPack")}</Text>}
      {rows.length > 0 && (
        <PackingBar
          className="bg-ui-bg-base sticky top-0 z-10 px-4 py-3 sm:px-6"
          all={rows.slice(0, ordersAtOnce)}
          // orders shipped in the meantime are no longer selected
          selected={rows.filter(({ id }) => chosen.has(id))}
          onSelect={setChosen}
          onShipped={setRefused}
        />
      )}
      {rows.map((order) => (
        <PackingCard
          key={order.id}
          order={order}
          now={now}
          selected={chosen.has(order.id)}
          onSelect={(wanted) => select(order.id, wanted)}
          refusal={refused.get(order.id)}
        />
      ))}
      {count > rows.length && (
        <div className="px-4 py-3 sm:px-6">
          <ActionButton onClick={onMore}>{t("today.showMore", { count: count - rows.length })}</ActionButton>
        </div>
      )}
    </TodaySection>
  );
}
