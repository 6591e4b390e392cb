import { Button, Text, toast, usePrompt } from "@medusajs/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { SentTransfer } from "../../features/refund-transfers/undo-sent";
import { linkStyle } from "../components/link-style";
import { namesIn, sdk } from "../lib/sdk";
import { useFormats } from "../lib/use-formats";
import { TodaySection } from "../today/section";
import { transfersKey } from "./statement-lines";

/** A refund recorded as sent, and the button that takes the record back. */
function SentRow({ sent }: { sent: SentTransfer }) {
  const { t, i18n } = useTranslation();
  const { date, money } = useFormats();
  const { id, order_id, number, name, sent_on, by_statement } = sent;
  const amount = money(sent.cents);
  const ask = usePrompt();
  const client = useQueryClient();
  const undoing = useMutation({
    mutationFn: () =>
      sdk.client.fetch(`/admin/refund-transfers/${id}/undo`, { ...namesIn(i18n.language), method: "POST" }),
    onSuccess: () => toast.success(t("transfers.refunds.undone")),
    onError: (error) => toast.error(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: [transfersKey] }),
  });
  async function undo() {
    const confirmed = await ask({
      title: t("transfers.refunds.undoTitle", { amount }),
      description: t("transfers.refunds.undoText", { name }),
      confirmText: t("transfers.refunds.undoConfirm"),
      cancelText: t("transfers.refunds.undoKeep"),
    });
    if (confirmed) undoing.mutate();
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 px-4 py-3 sm:px-6">
      <div className="flex min-w-0 flex-col gap-y-1">
        <Link
          to={`/orders/${order_id}`}
          className={`txt-compact-small-plus max-w-full self-start break-words ${linkStyle}`}
        >
          {t("today.orderOf", { number, name })}
        </Link>
        <Text size="small">
          {[
            amount,
            t("transfers.refunds.sentOn", { date: date(sent_on) }),
            ...(by_statement ? [t("transfers.refunds.fromStatement")] : []),
          ].join(" · ")}
        </Text>
      </div>
      <Button
        size="small"
        variant="secondary"
        aria-label={t("transfers.refunds.undoOf", { amount, name })}
        isLoading={undoing.isPending}
        onClick={() => void undo()}
      >
        {t("transfers.refunds.undo")}
      </Button>
    </li>
  );
}

/** The refunds recorded as sent of late, in case one was not; nothing if there are none. */
export function SentRefunds({ sent }: { sent: readonly SentTransfer[] }) {
  const { t } = useTranslation();
  if (sent.length === 0) return null;
  return (
    <TodaySection title={t("transfers.refunds.sentTitle")} count={sent.length}>
      <ul className="divide-y">
        {sent.map((one) => (
          <SentRow key={one.id} sent={one} />
        ))}
      </ul>
    </TodaySection>
  );
}
