import { toast } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ShipRefusal, ShipResult } from "../../features/fulfilment/ship-orders";
import type { PackingOrder } from "../../features/today/packing-order";
import { ordersAtOnce } from "../../features/fulfilment/packing-document-types";
import { CheckboxField } from "../components/fields";
import { ActionButton } from "../components/page-parts";
import { PrintLinks } from "../orders/parcels";
import { ShipManyForm, type OrderToShip } from "./ship-many-form";

/** The chosen ids with one more, or without it. */
export const withChosen = (chosen: ReadonlySet<string>, id: string, wanted: boolean): ReadonlySet<string> =>
  new Set(wanted ? [...chosen, id] : [...chosen].filter((other) => other !== id));

type OrderToPack = OrderToShip & Pick<PackingOrder, "cards">;

const parcelCount = ({ parcels }: OrderToShip): number => Math.max(1, parcels.length);

/** The first of the orders, with as many parcels as are printed and shipped at once. */
function inOneBatch(orders: readonly OrderToPack[]): OrderToPack[] {
  let parcels = 0;
  return orders.filter((order) => (parcels += parcelCount(order)) <= ordersAtOnce);
}

interface BarProps {
  /** Those that "Select all" selects. */
  all: readonly OrderToPack[];
  selected: readonly OrderToPack[];
  onSelect: (ids: ReadonlySet<string>) => void;
  /** Called with the orders that could not be shipped; they stay selected, as do those that are left for the next batch. */
  onShipped: (refused: ReadonlyMap<string, ShipRefusal>) => void;
  className: string;
}

/** Selects orders to pack, and prints or ships the selected ones together. */
export function PackingBar({ all, selected, onSelect, onShipped, className }: BarProps) {
  const { t } = useTranslation();
  // fixed while they are shipped: sent ones leave the list, and others would follow
  const [shipping, setShipping] = useState<readonly OrderToPack[] | null>(null);
  const batch = shipping ?? inOneBatch(selected);

  function shipped(results: readonly ShipResult[]) {
    const refused = new Map(
      results.flatMap((one) => (one.result === "refused" ? [[one.order_id, one.reason] as const] : [])),
    );
    const shippedCount = results.length - refused.size;
    if (shippedCount > 0) {
      const isOfSeveral = batch.some(({ parcels }) => parcels.length > 0);
      toast.success(t(isOfSeveral ? "giftParcels.shipped" : "today.shipped", { count: shippedCount }));
    }
    const shippedIds = results.map(({ order_id: id }) => id).filter((id) => !refused.has(id));
    onSelect(new Set(selected.map(({ id }) => id).filter((id) => !shippedIds.includes(id))));
    onShipped(refused);
    setShipping(null);
  }

  return (
    <>
      <div className={`flex flex-wrap items-center gap-2 ${className}`}>
        <CheckboxField
          label={batch.length > 0 ? t("today.selected", { count: batch.length }) : t("today.selectAll")}
          disabled={all.length === 0 || shipping !== null}
          checked={all.length > 0 && selected.length >= all.length}
          onChecked={(checked) => onSelect(new Set(checked ? all.map(({ id }) => id) : []))}
        />
        {selected.length > 0 && !shipping && (
          <>
            <PrintLinks orders={batch} />
            <ActionButton variant="primary" onClick={() => setShipping(batch)}>
              {t("today.ship")}
            </ActionButton>
          </>
        )}
      </div>
      {shipping && <ShipManyForm orders={shipping} onShipped={shipped} onCancel={() => setShipping(null)} />}
    </>
  );
}
