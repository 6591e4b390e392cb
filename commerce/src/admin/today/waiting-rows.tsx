import { StatusBadge, Text, toast } from "@medusajs/ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { OpenTransfer } from "../../features/ordering/bank-transfer/order-transfer";
import type { TransferBurst } from "../../features/ordering/bank-transfer/transfer-bursts";
import type { RefundToSend } from "../../features/refund-transfers/read-refunds-to-send";
import type { LowStock } from "../../features/today/low-stock";
import type { MoneyProblem, WaitingWithdrawal } from "../../features/today/read-today";
import { ActionButton, TextLink } from "../components/page-parts";
import { api, useAction } from "../lib/server";
import { useFormats } from "../lib/use-formats";
import { OrderIssues } from "../orders/order-issues";
import { urgentBelowDays, useRefundWords } from "../withdrawals/withdrawals";
import { todayKey } from "./use-today";

interface RowProps {
  to: string;
  title: string;
  detail: ReactNode;
  badge?: { text: string; urgent: boolean };
}

function Row({ to, title, detail, badge }: RowProps) {
  return (
    <li className="flex flex-col gap-y-1 px-4 py-3 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Link to={to} className="txt-compact-small-plus text-ui-fg-base underline min-w-0 break-words">
          {title}
        </Link>
        {badge && <StatusBadge color={badge.urgent ? "red" : "orange"}>{badge.text}</StatusBadge>}
      </div>
      {detail}
    </li>
  );
}

/** Describes the days left until a deadline as a badge. */
export function useClock(): (row: { days_left: number }) => { text: string; urgent: boolean } {
  const { t } = useTranslation();
  const wordsOf = (days: number): string => {
    if (days < 0) return t("today.overdue");
    return days === 0 ? t("today.lastDay") : t("today.daysLeft", { count: days });
  };
  return ({ days_left: days }) => ({ text: wordsOf(days), urgent: days < urgentBelowDays });
}

/** An outstanding transfer, with the days left, or marked as withdrawn. */
export function TransferRow({ row }: { row: OpenTransfer }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const clock = useClock();
  const facts = [
    money(row.open_cents),
    row.reference,
    row.paid_cents > 0 && t("today.partCame", { amount: money(row.paid_cents) }),
  ];
  return (
    <Row
      to={`/orders/${row.order_id}`}
      title={t("today.orderOf", { number: row.number, name: row.name })}
      badge={row.withdrawn_at === null ? clock(row) : { text: t("transfers.withdrawnBadge"), urgent: false }}
      detail={
        <Text size="small" className="break-words">
          {facts.filter(Boolean).join(" · ")}
        </Text>
      }
    />
  );
}

/** A refund to be sent by bank transfer, with the days left. */
export function RefundRow({ row }: { row: RefundToSend }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  return (
    <Row
      to="/transfers"
      title={t("today.orderOf", { number: row.number, name: row.name })}
      badge={useClock()(row)}
      detail={<Text size="small">{money(row.cents)}</Text>}
    />
  );
}

export function WithdrawalRow({ row }: { row: WaitingWithdrawal }) {
  const { t } = useTranslation();
  const { badge, text, urgent } = useRefundWords()(row);
  return (
    <Row
      to="/withdrawals"
      title={t("today.orderOf", { number: row.order_number, name: row.name })}
      badge={{ text: badge, urgent }}
      detail={<Text size="small">{text}</Text>}
    />
  );
}

/** An order whose payments do not match. */
export function MoneyProblemRow({ row }: { row: MoneyProblem }) {
  const { t } = useTranslation();
  return (
    <Row
      to={`/orders/${row.order_id}`}
      title={t("today.orderOf", { number: row.number, name: row.name })}
      detail={<OrderIssues issues={[row.issue]} />}
    />
  );
}

export function LowStockRow({ row: { sku, name, available } }: { row: LowStock }) {
  const { t } = useTranslation();
  const isSoldOut = available <= 0;
  return (
    <Row
      to={`/stock?${new URLSearchParams({ q: sku }).toString()}`}
      title={name}
      badge={{
        text: isSoldOut ? t("stock.soldOut") : t("today.left", { count: available }),
        urgent: isSoldOut,
      }}
      detail={<Text size="small">{sku}</Text>}
    />
  );
}

/** A sender with several unpaid transfer orders within an hour, which can all be cancelled at once. */
export function BurstRow({ row: { orders, packs } }: { row: TransferBurst }) {
  const { t } = useTranslation();
  const release = useAction({
    send: () =>
      api.post<{ cancelled: number }>("/admin/transfer-releases", {
        order_ids: orders.map(({ id }) => id),
      }),
    question: () => ({
      title: t("today.bursts.question", { count: orders.length }),
      description: t("today.bursts.effect"),
      confirmText: t("today.bursts.release", { count: orders.length }),
      cancelText: t("today.bursts.keep"),
    }),
    onDone: ({ cancelled: count }) => toast.success(t("today.bursts.released", { count })),
    refetch: [todayKey],
  });
  return (
    <li className="flex flex-col items-start gap-y-2 px-4 py-3 sm:px-6">
      <Text size="small">{t("today.bursts.text", { count: orders.length, packs })}</Text>
      <ul className="flex flex-wrap gap-x-3">
        {orders.map(({ id, number }) => (
          <li key={id} className="txt-compact-small">
            <TextLink to={`/orders/${id}`}>{t("today.order", { number })}</TextLink>
          </li>
        ))}
      </ul>
      <ActionButton isLoading={release.isPending} onClick={() => void release.start()}>
        {t("today.bursts.release", { count: orders.length })}
      </ActionButton>
    </li>
  );
}
