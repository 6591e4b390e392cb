import { StatusBadge, Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import type { StatementLine } from "../../features/bank-statements/statement-line";
import type { RefundToSend } from "../../features/refund-transfers/read-refunds-to-send";
import type { SentTransfer } from "../../features/refund-transfers/mark-as-sent";
import { ActionButton, Hint, Strong, TextLink } from "../components/page-parts";
import { api, useAction } from "../lib/server";
import { useFormats } from "../lib/use-formats";
import { useClock } from "../today/waiting-rows";
import { RefundAccount, transfersKey } from "./refund-account";
import { RefundsFile } from "./refunds-file";

interface MarkProps {
  refund: RefundToSend;
  /** Debit that shows the transfer, if it is known from a statement. */
  line?: StatementLine;
}

export function MarkAsSent({ refund, line }: MarkProps) {
  const { t } = useTranslation();
  const { id, cents, name, account, in_file: inFile } = refund;
  const amount = useFormats().money(cents);
  const shown = { iban: account?.iban ?? null, cents, file_id: inFile?.file_id ?? null };
  const marking = useAction({
    send: () => api.post(`/admin/refund-transfers/${id}`, line ? { line } : shown),
    question: () => ({
      title: t("transfers.refunds.askTitle", { amount }),
      description: t("transfers.refunds.askText", { name }),
      confirmText: t("transfers.refunds.confirm"),
      cancelText: t("transfers.refunds.keep"),
      variant: "confirmation",
    }),
    done: t("transfers.refunds.done"),
    refetch: [transfersKey],
  });
  return (
    <ActionButton
      className="self-start"
      aria-label={t("transfers.refunds.sentOf", { amount, name })}
      isLoading={marking.isPending}
      onClick={() => void marking.start()}
    >
      {t("transfers.refunds.sent")}
    </ActionButton>
  );
}

function RefundRow({ refund }: { refund: RefundToSend }) {
  const { t } = useTranslation();
  const { date, money } = useFormats();
  const { order_id, number, name, reference, until, account, in_file: inFile } = refund;
  const { text, urgent } = useClock()(refund);
  return (
    <li className="flex flex-col gap-y-2 px-4 py-3 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <TextLink to={`/orders/${order_id}`} className="txt-compact-small-plus min-w-0 break-words">
          {t("today.orderOf", { number, name })}
        </TextLink>
        <StatusBadge color={urgent ? "red" : "orange"}>{text}</StatusBadge>
      </div>
      <Strong>
        {money(refund.cents)} · {t("transfers.refunds.until", { date: date(until) })}
      </Strong>
      <Text size="small" className="break-words">
        {t("transfers.refunds.purpose", { reference })}
      </Text>
      {inFile && (
        <Text size="small" className={inFile.iban === account?.iban ? undefined : "text-ui-fg-error"}>
          {t(`transfers.refunds.${inFile.iban === account?.iban ? "inFile" : "inFileOther"}`, {
            date: date(inFile.made_at),
          })}
        </Text>
      )}
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
      <Hint className="px-4 py-3 sm:px-6">
        {t(refunds.length === 0 ? "transfers.refunds.none" : "transfers.refunds.hint")}
      </Hint>
      {refunds.some((one) => one.account ?? one.in_file) && <RefundsFile refunds={refunds} />}
      <ul className="divide-y">
        {refunds.map((refund) => (
          <RefundRow key={refund.id} refund={refund} />
        ))}
      </ul>
    </>
  );
}

/** The button that takes back the record of a refund as sent. */
export function UndoSent({ sent: { id, name, cents } }: { sent: SentTransfer }) {
  const { t } = useTranslation();
  const amount = useFormats().money(cents);
  const undoing = useAction({
    send: () => api.post(`/admin/refund-transfers/${id}/undo`),
    question: () => ({
      title: t("transfers.refunds.undoTitle", { amount }),
      description: t("transfers.refunds.undoText", { name }),
      confirmText: t("transfers.refunds.undoConfirm"),
      cancelText: t("actions.cancel"),
    }),
    done: t("transfers.refunds.undone"),
    refetch: [transfersKey],
  });
  return (
    <ActionButton
      aria-label={t("transfers.refunds.undoOf", { amount, name })}
      isLoading={undoing.isPending}
      onClick={() => void undoing.start()}
    >
      {t("transfers.refunds.undo")}
    </ActionButton>
  );
}

/** A refund recorded as sent of late, in case it was not. */
export function SentRow({ sent }: { sent: SentTransfer }) {
  const { t } = useTranslation();
  const { date, money } = useFormats();
  const { order_id, number, name, sent_on, by_statement } = sent;
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 px-4 py-3 sm:px-6">
      <div className="flex min-w-0 flex-col gap-y-1">
        <TextLink
          to={`/orders/${order_id}`}
          className="txt-compact-small-plus max-w-full self-start break-words"
        >
          {t("today.orderOf", { number, name })}
        </TextLink>
        <Text size="small">
          {[
            money(sent.cents),
            t("transfers.refunds.sentOn", { date: date(sent_on) }),
            ...(by_statement ? [t("transfers.refunds.fromStatement")] : []),
          ].join(" · ")}
        </Text>
      </div>
      <UndoSent sent={sent} />
    </li>
  );
}
