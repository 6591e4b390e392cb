import { toast } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import type { DeliverResult } from "../../features/fulfilment/deliver-orders";
import { ordersAtOnce } from "../../features/fulfilment/packing-document-types";
import type { ShipRefusal } from "../../features/fulfilment/ship-orders";
import type { OrderListRow } from "../../features/order-list/order-list-types";
import { ActionButton } from "../components/page-parts";
import { api } from "../lib/api";
import { useAction } from "../lib/use-action";
import { PackingBar } from "../today/ship-many-form";

export const orderListKey = "order-list";

interface DeliverProps {
  ids: readonly string[];
  onDone: () => void;
}

/** Marks the selected orders as delivered, and reports how many could not be. */
export function DeliverBar({ ids, onDone }: DeliverProps) {
  const { t } = useTranslation();
  const deliver = useAction({
    send: () => api.post<{ results: DeliverResult[] }>("/admin/deliveries", { order_ids: ids }),
    onDone: ({ results }) => {
      const refused = results.filter(({ result }) => result === "refused").length;
      const done = results.length - refused;
      if (done > 0) toast.success(t("orderList.delivered", { count: done }));
      if (refused > 0) toast.error(t("orderList.notDelivered", { count: refused }));
      onDone();
    },
    refetch: [orderListKey],
  });
  return (
    <div>
      <ActionButton
        disabled={ids.length === 0}
        isLoading={deliver.isPending}
        onClick={() => deliver.mutate()}
      >
        {t("orderList.deliver", { count: ids.length })}
      </ActionButton>
    </div>
  );
}

interface PackProps {
  rows: readonly OrderListRow[];
  chosen: ReadonlySet<string>;
  onChoose: (ids: ReadonlySet<string>) => void;
}

/** Prints and ships the selected orders, like "Today"; orders that could not be shipped stay selected. */
export function PackBar({ rows, chosen, onChoose }: PackProps) {
  const { t } = useTranslation();
  const all = rows.slice(0, ordersAtOnce);

  function explain(refused: ReadonlyMap<string, ShipRefusal>) {
    for (const [id, reason] of refused) {
      const number = rows.find((row) => row.id === id)?.number ?? "";
      toast.error(t("today.order", { number }), { description: t(`today.refused.${reason}`) });
    }
  }

  return (
    <div className="flex flex-col gap-y-3">
      <PackingBar
        className=""
        all={all}
        selected={all.filter((row) => chosen.has(row.id))}
        onSelect={onChoose}
        onShipped={explain}
      />
    </div>
  );
}
