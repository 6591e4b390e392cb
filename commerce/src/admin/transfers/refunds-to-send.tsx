import { Button, StatusBadge, Text, toast, usePrompt } from "@medusajs/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { StatementLine } from "../../features/bank-statements/statement-line";
import type { RefundToSend } from "../../features/refund-transfers/read-refunds-to-send";
import { linkStyle } from "../components/link-style";
import { namesIn, sdk } from "../lib/sdk";
import { useFormats } from "../lib/use-formats";
import { useClock } from "../today/waiting-rows";
import { RefundAccount } from "./refund-account";
import { RefundsFile } from "./refunds-file";
import { transfersKey } from "./statement-lines";

interface MarkProps {
  refund: RefundToSend;
  /** Debit that shows the transfer, if it is known from a statement. */
  line?: StatementLine;
}

/** The button that records a refund as sent. */
export function MarkAsSent({ refund: { id, cents, name, account }, line }: MarkProps) {
  const { t, i18n } = useTranslation();
  const amount = useFormats().money(cents);
  const ask = usePrompt();
  const client = useQueryClient();
  const marking = useMutation({
    mutationFn: () =>
      sdk.client.fetch(`/admin/refund-transfers/${id}`, {
        ...namesIn(i18n.language),
        method: "POST",
        body: line ? { line } : { iban: account?.iban ?? null, cents },
      }),
    onSuccess: () => toast.success(t("transfers.refunds.done")),
    onError: (error) => toast.error(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: [transfersKey] }),
  });
  async function mark() {
    const confirmed = await ask({
      title: t("transfers.refunds.askTitle", { amount }),
      description: t("transfers.refunds.askText", { name }),
      confirmText: t("transfers.refunds.confirm"),
      cancelText: t("transfers.refunds.keep"),
      variant: "confirmation",
    });
    if (confirmed) marking.mutate();
  }
  return (
    <Button
      size="small"
      variant="secondary"
      className="self-start"
      aria-label={t("transfers.refunds.sentOf", { amount, name })}
      isLoading={marking.isPending}
      onClick={() => void mark()}
    >
      {t("transfers.refunds.sent")}
    </Button>
  );
}

/** A refund the owner sends by bank transfer. */
function RefundRow({ refund }: { refund: RefundToSend }) {
  const { t } = useTranslation();
  const { date, money } = useFormats();
  const { order_id, number, name, reference, until } = refund;
  const { text, urgent } = useClock()(refund);
  return (
    <li className="flex flex-col gap-y-2 px-4 py-3 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Link
          to={`/orders/${order_id}`}
          className={`txt-compact-small-plus min-w-0 break-words ${linkStyle}`}
        >
          {t("today.orderOf", { number, name })}
        </Link>
        <StatusBadge color={urgent ? "red" : "orange"}>{text}</StatusBadge>
      </div>
      <Text size="small" weight="plus">
        {money(refund.cents)} · {t("transfers.refunds.until", { date: date(until) })}
      </Text>
      <Text size="small" className="break-words">
        {t("transfers.refunds.purpose", { reference })}
      </Text>
      <RefundAccount refund={refund} />
      <MarkAsSent refund={refund} />
    </li>
  );
}

/** Refunds to be sent by bank transfer, most urgent first. */
export function RefundsToSend({ refunds }: { refunds: readonly RefundToSend[] }) {
  const { t } = useTranslation();
  return (
    <>
      <Text size="small" className="text-ui-fg-subtle px-4 py-3 sm:px-6">
        {t(refunds.length === 0 ? "transfers.refunds.none" : "transfers.refunds.hint")}
      </Text>
      {refunds.some(({ account }) => account !== null) && <RefundsFile refunds={refunds} />}
      <ul className="divide-y">
        {refunds.map((refund) => (
          <RefundRow key={refund.id} refund={refund} />
        ))}
      </ul>
    </>
  );
}
