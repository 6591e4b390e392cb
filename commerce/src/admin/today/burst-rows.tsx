import { Button, Text, toast, usePrompt } from "@medusajs/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { TransferBurst } from "../../features/ordering/bank-transfer/transfer-bursts";
import { linkStyle } from "../components/link-style";
import { sdk } from "../lib/sdk";
import { todayKey } from "./use-today";

function Burst({ burst: { orders, packs } }: { burst: TransferBurst }) {
  const { t } = useTranslation();
  const ask = usePrompt();
  const client = useQueryClient();
  const release = useMutation({
    mutationFn: () =>
      sdk.client.fetch<{ cancelled: number }>("/admin/transfer-releases", {
        method: "POST",
        body: { order_ids: orders.map(({ id }) => id) },
      }),
    onSuccess: ({ cancelled: count }) => toast.success(t("today.bursts.released", { count })),
    onError: ({ message }) => toast.error(message),
    onSettled: () => client.invalidateQueries({ queryKey: [todayKey] }),
  });
  async function confirmRelease() {
    const confirmed = await ask({
      title: t("today.bursts.question", { count: orders.length }),
      description: t("today.bursts.effect"),
      confirmText: t("today.bursts.release", { count: orders.length }),
      cancelText: t("today.bursts.keep"),
    });
    if (confirmed) release.mutate();
  }
  return (
    <li className="flex flex-col items-start gap-y-2 px-4 py-3 sm:px-6">
      <Text size="small">{t("today.bursts.text", { count: orders.length, packs })}</Text>
      <ul className="flex flex-wrap gap-x-3">
        {orders.map(({ id, number }) => (
          <li key={id} className="txt-compact-small">
            <Link to={`/orders/${id}`} className={linkStyle}>
              {t("today.order", { number })}
            </Link>
          </li>
        ))}
      </ul>
      <Button
        size="small"
        variant="secondary"
        isLoading={release.isPending}
        onClick={() => void confirmRelease()}
      >
        {t("today.bursts.release", { count: orders.length })}
      </Button>
    </li>
  );
}

/** Senders with several unpaid transfer orders within an hour, which can all be cancelled at once. */
export const BurstRows = ({ rows }: { rows: readonly TransferBurst[] }) => (
  <ul className="divide-y">
    {rows.map((burst) => (
      <Burst key={burst.orders[0]?.id} burst={burst} />
    ))}
  </ul>
);
