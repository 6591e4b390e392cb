import { Text, toast } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { parseEuros } from "@su-turrone/contract/money";
import type { Receivable } from "../../features/ordering/bank-transfer/order-transfer";
import type { PaymentFacts } from "../../features/ordering/order/payment-facts";
import { Form, TextField } from "../components/fields";
import { ActionButton, Hint } from "../components/page-parts";
import { centsToField, useFormats } from "../lib/use-formats";
import { RefundDrawer } from "../line-refunds/refund-drawer";
import { useFulfilmentAction, type FulfilmentAction, type FulfilmentAnswer } from "./fulfilment-panel";

interface PaymentsProps {
  payments: readonly PaymentFacts[];
  busy: boolean;
  /** Captures an authorised card or PayPal payment. */
  onCapture: (payment: PaymentFacts) => void;
}

/** Payments of an order, each with captured, refunded and lost amounts and the provider's reference. */
function PaymentList({ payments, busy, onCapture }: PaymentsProps) {
  const { t } = useTranslation();
  const { money } = useFormats();
  if (payments.length === 0) return null;
  const stateOf = (payment: PaymentFacts): string => {
    const { method, captured_cents: taken, refunded_cents: back, to_send_cents: toSend, released } = payment;
    const lost = payment.charged_back_cents;
    return [
      taken > 0 && t("orderMoney.payments.taken", { amount: money(taken) }),
      back > 0 && t("orderMoney.payments.refunded", { amount: money(back) }),
      lost > 0 && t("orderMoney.payments.chargedBack", { amount: money(lost) }),
      toSend > 0 && t("orderMoney.payments.toSend", { amount: money(toSend) }),
      released && t(`orderMoney.payments.${method === "bank_transfer" ? "notAwaited" : "released"}`),
      taken === 0 && !released && t("orderMoney.payments.open"),
    ]
      .filter(Boolean)
      .join(", ");
  };
  return (
    <ul className="flex flex-col gap-y-2">
      {payments.map((payment) => (
        <li key={payment.id} className="flex flex-col gap-y-1">
          <Text size="small">
            <span className="font-medium">{t(`monthEnd.methods.${payment.method}`)}</span>: {stateOf(payment)}
          </Text>
          {payment.stripe_id !== null && (
            <Hint size="xsmall" className="break-all">
              {payment.stripe_id}
            </Hint>
          )}
          {payment.capturable_cents > 0 && (
            <ActionButton isLoading={busy} onClick={() => onCapture(payment)}>
              {t("orderMoney.payments.take", { amount: money(payment.capturable_cents) })}
            </ActionButton>
          )}
        </li>
      ))}
    </ul>
  );
}

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
  const [typed, setTyped] = useState(centsToField(open));
  const cents = parseEuros(typed);
  const isInvalid = cents === null || cents <= 0 || cents > open;

  return (
    <Form busy={busy} onSubmit={() => !isInvalid && onReceived(cents)} className="flex flex-col gap-y-2">
      <TextField
        label={t("orderMoney.received")}
        hint={t(isInvalid ? "orderMoney.receivedWrong" : "orderMoney.receivedHint", { open: money(open) })}
        isInvalid={isInvalid}
        inputMode="decimal"
        value={typed}
        onValue={setTyped}
      />
      <ActionButton type="submit" isLoading={busy} disabled={isInvalid}>
        {t("orderMoney.receive")}
      </ActionButton>
      {withdrawn !== null && (
        <Text size="xsmall">{t("transfers.withdrawnHint", { date: date(withdrawn) })}</Text>
      )}
    </Form>
  );
}

/** Payments of an order and the owner's actions: capture, record a transfer, decide on a partial transfer, refund. */
export function OrderMoney({ orderId, answer }: { orderId: string; answer: FulfilmentAnswer }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const { order, actions, panel, receivable, issues, revision } = answer;
  const refundableCents = answer.payments.reduce(
    (sum, { captured_cents: taken, refunded_cents: back, charged_back_cents: lost, to_send_cents: toSend }) =>
      sum + taken - back - lost - toSend,
    0,
  );
  const isReleaseOpen = issues.some(({ what }) => what === "release_open");
  const isPaidInPart = issues.some(({ what }) => what === "paid_in_part");
  const asksForEvidence = issues.some(({ what }) => what === "dispute" || what === "inquiry");
  const cameBack = issues.some(({ what }) => what === "refund_came_back");
  const unsent = panel.sent.length === 0 && panel.to_pack.length > 0;

  function questionOf({ kind }: FulfilmentAction) {
    if (kind === "cancel") {
      return {
        title: t("orderMoney.cancelTitle"),
        description: t("orderMoney.cancelText"),
        confirmText: t("orderMoney.cancel"),
        cancelText: t("orderMoney.keepOrder"),
      };
    }
    if (kind !== "refund") return null;
    const released = order.status !== "cancelled" && unsent;
    return {
      title: t("orderMoney.refundTitle"),
      description: t(released ? "orderMoney.refundAndRelease" : "orderMoney.refundOnly", {
        way: t(`lineRefunds.way.${order.payment_method}`, { amount: money(refundableCents) }),
      }),
      confirmText: t("orderMoney.refund"),
      cancelText: t("orderMoney.keep"),
    };
  }

  const action = useFulfilmentAction(orderId, {
    question: questionOf,
    onDone: ({ kind }) => toast.success(t(`orderMoney.done.${kind}`)),
  });
  const busy = (kind: string) => action.isPending && action.variables.kind === kind;
  const buttonFor = (
    kind: "accept" | "send_again" | "paid_elsewhere" | "refund" | "cancel",
    text: string,
  ) => (
    <ActionButton key={kind} isLoading={busy(kind)} onClick={() => void action.start({ kind, revision })}>
      {text}
    </ActionButton>
  );

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
      {isPaidInPart && buttonFor("accept", t("orderMoney.accept"))}
      {asksForEvidence && (
        <ActionButton asChild>
          <a href={`/admin/orders/${orderId}/evidence`}>{t("orderMoney.evidence")}</a>
        </ActionButton>
      )}
      {cameBack &&
        (["send_again", "paid_elsewhere"] as const).map((kind) => buttonFor(kind, t(`orderMoney.${kind}`)))}
      {!isReleaseOpen &&
        order.status !== "cancelled" &&
        actions.includes("refund") &&
        refundableCents > 0 && <RefundDrawer orderId={orderId} method={order.payment_method} />}
      {(isReleaseOpen || (actions.includes("refund") && refundableCents > 0)) &&
        buttonFor(
          "refund",
          isReleaseOpen
            ? t("orderMoney.release")
            : t("orderMoney.refundAll", { amount: money(refundableCents) }),
        )}
      {actions.includes("cancel") && buttonFor("cancel", t("orderMoney.cancel"))}
    </>
  );
}
