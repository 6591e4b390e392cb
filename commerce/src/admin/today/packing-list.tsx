import { Button, Checkbox, Label, Text, toast } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ShipRefusal, ShipResult } from "../../features/fulfilment/ship-orders";
import { ordersAtOnce } from "../../features/fulfilment/packing-document-types";
import type { PackingOrder } from "../../features/today/packing-order";
import type { Counted } from "../../features/today/read-today";
import { PrintLinks } from "../orders/print-links";
import { PackingCard } from "./packing-card";
import { TodaySection } from "./section";
import { ShipManyForm } from "./ship-many-form";

const refusalsOf = (results: readonly ShipResult[]): ReadonlyMap<string, ShipRefusal> =>
  new Map(results.flatMap((one) => (one.result === "refused" ? [[one.order_id, one.reason]] : [])));

interface Props {
  orders: Counted<PackingOrder>;
  /** Time of the response (ms) that contained the orders. */
  now: number;
  /** Loads more orders. */
  onMore: () => void;
}

/** The orders to pack; selected ones can be printed or shipped together. */
export function PackingList({ orders: { count, rows }, now, onMore }: Props) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [shipping, setShipping] = useState(false);
  const [refused, setRefused] = useState<ReadonlyMap<string, ShipRefusal>>(new Map());
  // orders shipped in the meantime are no longer selected
  const selected = rows.filter(({ id }) => chosen.has(id));
  const all = rows.slice(0, ordersAtOnce);

  function select(id: string, wanted: boolean) {
    const next = new Set(chosen);
    if (wanted) next.add(id);
    else next.delete(id);
    setChosen(next);
  }

  function shipped(results: readonly ShipResult[]) {
    const shippedCount = results.filter(({ result }) => result !== "refused").length;
    if (shippedCount > 0) toast.success(t("today.shipped", { count: shippedCount }));
    setRefused(refusalsOf(results));
    setChosen(new Set(refusalsOf(results).keys()));
    setShipping(false);
  }

  return (
    <TodaySection title={t("today.toPack")} count={count} shown={count}>
      {rows.length === 0 && <Text className="px-4 py-4 sm:px-6">{t("today.nothingToPack")}</Text>}
      {rows.length > 0 && (
        <div className="bg-ui-bg-base sticky top-0 z-10 flex flex-wrap items-center gap-2 px-4 py-3 sm:px-6">
          <span className="flex items-center gap-x-3 pe-2">
            <Checkbox
              id="select-all"
              checked={selected.length === all.length}
              onCheckedChange={(checked) =>
                setChosen(new Set(checked === true ? all.map(({ id }) => id) : []))
              }
            />
            <Label size="small" htmlFor="select-all">
              {selected.length > 0 ? t("today.selected", { count: selected.length }) : t("today.selectAll")}
            </Label>
          </span>
          {selected.length > 0 && !shipping && (
            <>
              <PrintLinks orders={selected} />
              <Button size="small" onClick={() => setShipping(true)}>
                {t("today.ship")}
              </Button>
            </>
          )}
        </div>
      )}
      {shipping && selected.length > 0 && (
        <ShipManyForm orders={selected} onShipped={shipped} onCancel={() => setShipping(false)} />
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
          <Button size="small" variant="secondary" onClick={onMore}>
            {t("today.showMore", { count: count - rows.length })}
          </Button>
        </div>
      )}
    </TodaySection>
  );
}
