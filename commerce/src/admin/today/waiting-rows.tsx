import { StatusBadge, Text } from "@medusajs/ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../lib/use-formats";
import { Link } from "react-router-dom";
import type { OpenTransfer } from "../../features/ordering/bank-transfer/order-transfer";
import type { RefundToSend } from "../../features/refund-transfers/read-refunds-to-send";
import type { LowStock } from "../../features/today/low-stock";
import type { MoneyProblem, WaitingWithdrawal } from "../../features/today/read-today";
import { OrderIssues } from "../orders/order-issues";
import { urgentBelowDays, useRefundWords } from "../withdrawals/use-refund-words";

interface RowProps {
  to: string;
  title: string;
  /** Details in small type below the title. */
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

/** Outstanding transfers, with the days left, or marked as withdrawn. */
export function TransferRows({ rows }: { rows: readonly OpenTransfer[] }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const clock = useClock();
  return (
    <ul className="divide-y">
      {rows.map((row) => (
        <Row
          key={row.order_id}
          to={`/orders/${row.order_id}`}
          title={t("today.orderOf", { number: row.number, name: row.name })}
          badge={
            row.withdrawn_at === null ? clock(row) : { text: t("transfers.withdrawnBadge"), urgent: false }
          }
          detail={
            <Text size="small" className="break-words">
              {[
                money(row.open_cents),
                row.reference,
                row.paid_cents > 0 && t("today.partCame", { amount: money(row.paid_cents) }),
              ]
                .filter(Boolean)
                .join(" · ")}
            </Text>
          }
        />
      ))}
    </ul>
  );
}

/** Refunds to be sent by bank transfer, with the days left. */
export function RefundRows({ rows }: { rows: readonly RefundToSend[] }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const clock = useClock();
  return (
    <ul className="divide-y">
      {rows.map((row) => (
        <Row
          key={row.id}
          to="/transfers"
          title={t("today.orderOf", { number: row.number, name: row.name })}
          badge={clock(row)}
          detail={<Text size="small">{money(row.cents)}</Text>}
        />
      ))}
    </ul>
  );
}

/** Open withdrawals, with the days left. */
export function WithdrawalRows({ rows }: { rows: readonly WaitingWithdrawal[] }) {
  const { t } = useTranslation();
  const refundWords = useRefundWords();
  return (
    <ul className="divide-y">
      {rows.map((row) => {
        const { badge, text, urgent } = refundWords(row);
        return (
          <Row
            key={row.id}
            to="/withdrawals"
            title={t("today.orderOf", { number: row.order_number, name: row.name })}
            badge={{ text: badge, urgent }}
            detail={<Text size="small">{text}</Text>}
          />
        );
      })}
    </ul>
  );
}

/** Orders whose payments do not match. */
export function MoneyProblemRows({ rows }: { rows: readonly MoneyProblem[] }) {
  const { t } = useTranslation();
  return (
    <ul className="divide-y">
      {rows.map((row) => (
        <Row
          key={`${row.order_id} ${row.issue.what}`}
          to={`/orders/${row.order_id}`}
          title={t("today.orderOf", { number: row.number, name: row.name })}
          detail={<OrderIssues issues={[row.issue]} />}
        />
      ))}
    </ul>
  );
}

/** Weights with low stock. */
export function LowStockRows({ rows }: { rows: readonly LowStock[] }) {
  const { t } = useTranslation();
  return (
    <ul className="divide-y">
      {rows.map((row) => (
        <Row
          key={row.variant_id}
          to={`/stock?${new URLSearchParams({ q: row.sku }).toString()}`}
          title={row.name}
          badge={{
            text: row.available <= 0 ? t("today.soldOut") : t("today.left", { count: row.available }),
            urgent: row.available <= 0,
          }}
          detail={<Text size="small">{row.sku}</Text>}
        />
      ))}
    </ul>
  );
}
