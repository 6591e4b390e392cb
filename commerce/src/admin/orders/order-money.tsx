import { Button, Input, Label, Text, toast, usePrompt } from "@medusajs/ui";
import { useId, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../lib/use-formats";
import type { Receivable } from "../../features/ordering/bank-transfer/order-transfer";
import { parseEuros } from "@su-turrone/contract/money";
import { centsToField } from "../lib/euro";
import { RefundDrawer } from "../line-refunds/refund-drawer";
import { PaymentList } from "./payment-list";
import { useFulfilmentAction, type FulfilmentAnswer } from "./fulfilment-panel";

interface ReceiptProps {
  receivable: Receivable;
  busy: boolean;
  onReceived: (cents: number) => void;
}

/** Records a received transfer: the full open amount, unless the owner enters less. */
function ReceiptForm({ receivable, busy, onReceived }: ReceiptProps) {
  const { open_cents: open, withdrawn_at: withdrawn } = receivable;
  const { t } = useTranslation();
  const { date, money } = useFormats();
  const id = useId();
  const [typed, setTyped] = useState(centsToField(open));
  const cents = parseEuros(typed);
  const isInvalid = cents === null || cents <= 0 || cents > open;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!busy && !isInvalid) onReceived(cents);
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-y-1">
      <Label size="small" htmlFor={id}>
        {t("orderMoney.received")}
      </Label>
      <div className="flex items-center gap-x-2">
        <Input
          id={id}
          size="small"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          aria-invalid={isInvalid}
          aria-describedby={`${id}-hint`}
        />
        <Button type="submit" size="small" variant="secondary" isLoading={busy} disabled={isInvalid}>
          {t("orderMoney.receive")}
        </Button>
      </div>
      <Text size="xsmall" id={`${id}-hint`} className={isInvalid ? "text-ui-fg-error" : "text-ui-fg-subtle"}>
        {t(isInvalid ? "orderMoney.receivedWrong" : "orderMoney.receivedHint", { open: money(open) })}
      </Text>
      {withdrawn !== null && (
        <Text size="xsmall">{t("transfers.withdrawnHint", { date: date(withdrawn) })}</Text>
      )}
    </form>
  );
}

/** Payments of an order and the owner's actions: capture, record a transfer, decide on a partial transfer, refund. */
export function OrderMoney({ orderId, answer }: { orderId: string; answer: FulfilmentAnswer }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const ask = usePrompt();
  const action = useFulfilmentAction(orderId, {
    onDone: ({ kind }) => toast.success(t(`orderMoney.done.${kind}`)),
    onFailed: (error) => toast.error(t("fulfilmentPanel.failed"), { description: error.message }),
  });
  const busy = (kind: string) => action.isPending && action.variables.kind === kind;
  const { order, actions, panel, receivable, issues, revision } = answer;
  const refundableCents = answer.payments.reduce(
    (sum, { captured_cents: taken, refunded_cents: back, to_send_cents: toSend }) =>
      sum + taken - back - toSend,
    0,
  );
  const isReleaseOpen = issues.some(({ what }) => what === "release_open");
  const isPaidInPart = issues.some(({ what }) => what === "paid_in_part");
  const isDisputed = issues.some(({ what }) => what === "dispute");
  const cameBack = issues.some(({ what }) => what === "refund_came_back");
  const unsent = panel.sent.length === 0 && panel.to_pack.length > 0;

  async function refund() {
    const released = order.status !== "cancelled" && unsent;
    const confirmed = await ask({
      title: t("orderMoney.refundTitle"),
      description: t(released ? "orderMoney.refundAndRelease" : "orderMoney.refundOnly", {
        amount: money(refundableCents),
      }),
      confirmText: t("orderMoney.refund"),
      cancelText: t("orderMoney.keep"),
    });
    if (confirmed) action.mutate({ kind: "refund", revision });
  }

  async function cancel() {
    const confirmed = await ask({
      title: t("orderMoney.cancelTitle"),
      description: t("orderMoney.cancelText"),
      confirmText: t("orderMoney.cancel"),
      cancelText: t("orderMoney.keepOrder"),
    });
    if (confirmed) action.mutate({ kind: "cancel", revision });
  }

  return (
    <>
      <PaymentList
        payments={answer.payments}
        busy={busy("receive")}
        onCapture={({ id, capturable_cents: cents }) =>
          action.mutate({ kind: "receive", payment: id, cents, revision })
        }
      />
      {receivable && (
        <ReceiptForm
          // remount after each receipt, because the open amount has changed
          key={receivable.open_cents}
          receivable={receivable}
          busy={busy("receive")}
          onReceived={(cents) =>
            action.mutate({ kind: "receive", payment: receivable.payment_id, cents, revision })
          }
        />
      )}
      {isPaidInPart && (
        <Button
          size="small"
          variant="secondary"
          isLoading={busy("accept")}
          onClick={() => action.mutate({ kind: "accept", revision })}
        >
          {t("orderMoney.accept")}
        </Button>
      )}
      {isDisputed && (
        <Button size="small" variant="secondary" asChild>
          <a href={`/admin/orders/${orderId}/evidence`}>{t("orderMoney.evidence")}</a>
        </Button>
      )}
      {cameBack &&
        (["send_again", "paid_elsewhere"] as const).map((kind) => (
          <Button
            key={kind}
            size="small"
            variant="secondary"
            isLoading={busy(kind)}
            onClick={() => action.mutate({ kind, revision })}
          >
            {t(`orderMoney.${kind}`)}
          </Button>
        ))}
      {!isReleaseOpen &&
        order.status !== "cancelled" &&
        actions.includes("refund") &&
        refundableCents > 0 && <RefundDrawer orderId={orderId} method={order.payment_method} />}
      {(isReleaseOpen || (actions.includes("refund") && refundableCents > 0)) && (
        <Button size="small" variant="secondary" isLoading={busy("refund")} onClick={() => void refund()}>
          {isReleaseOpen
            ? t("orderMoney.release")
            : t("orderMoney.refundAll", { amount: money(refundableCents) })}
        </Button>
      )}
      {actions.includes("cancel") && (
        <Button size="small" variant="secondary" isLoading={busy("cancel")} onClick={() => void cancel()}>
          {t("orderMoney.cancel")}
        </Button>
      )}
    </>
  );
}
