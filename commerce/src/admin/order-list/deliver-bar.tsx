import { Button, toast } from "@medusajs/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { DeliverResult } from "../../features/fulfilment/deliver-orders";
import { sdk } from "../lib/sdk";
import { orderListKey } from "./order-list-key";

interface Props {
  ids: readonly string[];
  onDone: () => void;
}

/** Marks the selected orders as delivered, and reports how many could not be. */
export function DeliverBar({ ids, onDone }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const deliver = useMutation({
    mutationFn: () =>
      sdk.client.fetch<{ results: DeliverResult[] }>("/admin/deliveries", {
        method: "POST",
        body: { order_ids: ids },
      }),
    onSuccess: async ({ results }) => {
      const refused = results.filter(({ result }) => result === "refused").length;
      const done = results.length - refused;
      if (done > 0) toast.success(t("orderList.delivered", { count: done }));
      if (refused > 0) toast.error(t("orderList.notDelivered", { count: refused }));
      onDone();
      await client.invalidateQueries({ queryKey: [orderListKey] });
    },
    onError: (error) => toast.error(error.message),
  });
  return (
    <div>
      <Button
        size="small"
        variant="secondary"
        disabled={ids.length === 0}
        isLoading={deliver.isPending}
        onClick={() => deliver.mutate()}
      >
        {t("orderList.deliver", { count: ids.length })}
      </Button>
    </div>
  );
}
