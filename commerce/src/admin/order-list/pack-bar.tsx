import { Button, Checkbox, Label, toast } from "@medusajs/ui";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { ordersAtOnce } from "../../features/fulfilment/packing-document-types";
import type { ShipResult } from "../../features/fulfilment/ship-orders";
import type { OrderListRow } from "../../features/order-list/order-list-types";
import { PrintLinks } from "../orders/print-links";
import { ShipManyForm } from "../today/ship-many-form";

interface Props {
  /** The rows shown in the list. */
  rows: readonly OrderListRow[];
  chosen: ReadonlySet<string>;
  onChoose: (ids: ReadonlySet<string>) => void;
}

/** Prints and ships the selected orders, like "Today"; orders that could not be shipped stay selected. */
export function PackBar({ rows, chosen, onChoose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [shipping, setShipping] = useState(false);
  const all = rows.slice(0, ordersAtOnce);
  const selected = all.filter((row) => chosen.has(row.id));

  function shipped(results: readonly ShipResult[]) {
    const refused = results.flatMap((one) => (one.result === "refused" ? [one] : []));
    const shippedCount = results.length - refused.length;
    if (shippedCount > 0) toast.success(t("today.shipped", { count: shippedCount }));
    for (const { order_id: orderId, reason } of refused) {
      const number = rows.find((row) => row.id === orderId)?.number ?? "";
      toast.error(t("today.order", { number }), { description: t(`today.refused.${reason}`) });
    }
    onChoose(new Set(refused.map(({ order_id: orderId }) => orderId)));
    setShipping(false);
  }

  return (
    <div className="flex flex-col gap-y-3">
      <div className="flex flex-wrap items-center gap-2">
        <span className="flex items-center gap-x-3 pe-2">
          <Checkbox
            id={id}
            disabled={all.length === 0}
            checked={all.length > 0 && selected.length === all.length}
            onCheckedChange={(checked) => onChoose(new Set(checked === true ? all.map((row) => row.id) : []))}
          />
          <Label size="small" htmlFor={id}>
            {selected.length > 0 ? t("today.selected", { count: selected.length }) : t("today.selectAll")}
          </Label>
        </span>
        {selected.length > 0 && !shipping && (
          <>
            <PrintLinks orders={selected} />
            <Button type="button" size="small" onClick={() => setShipping(true)}>
              {t("today.ship")}
            </Button>
          </>
        )}
      </div>
      {shipping && selected.length > 0 && (
        <ShipManyForm orders={selected} onShipped={shipped} onCancel={() => setShipping(false)} />
      )}
    </div>
  );
}
