import type { PaymentMethod } from "@su-turrone/contract/payment-methods";
import { useT } from "~/i18n/react";

/** Capitalised name of a payment method outside a sentence; inside a sentence the message is used unchanged. */
export function MethodName({ method }: { method: PaymentMethod }) {
  return <span className="inline-block first-letter:uppercase">{useT()(`payment.${method}`)}</span>;
}
