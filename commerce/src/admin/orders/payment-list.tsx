import { Button, Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import type { PaymentFacts } from "../../features/ordering/order/payment-facts";
import { useFormats } from "../lib/use-formats";

interface Props {
  payments: readonly PaymentFacts[];
  busy: boolean;
  /** Captures an authorised card or PayPal payment. */
  onCapture: (payment: PaymentFacts) => void;
}

/** Payments of an order, each with captured and refunded amounts and the provider's reference. */
export function PaymentList({ payments, busy, onCapture }: Props) {
  const { t } = useTranslation();
  const { money } = useFormats();
  if (payments.length === 0) return null;
  const stateOf = (payment: PaymentFacts): string => {
    const { method, captured_cents: taken, refunded_cents: back, to_send_cents: toSend, released } = payment;
    return [
      taken > 0 && t("orderMoney.payments.taken", { amount: money(taken) }),
      back > 0 && t("orderMoney.payments.refunded", { amount: money(back) }),
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
            <Text size="xsmall" className="text-ui-fg-subtle break-all">
              {payment.stripe_id}
            </Text>
          )}
          {payment.capturable_cents > 0 && (
            <Button size="small" variant="secondary" isLoading={busy} onClick={() => onCapture(payment)}>
              {t("orderMoney.payments.take", { amount: money(payment.capturable_cents) })}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
