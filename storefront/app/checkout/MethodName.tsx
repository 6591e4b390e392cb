import type { PaymentMethod } from "@su-turrone/contract/payment-methods";
import { useT } from "~/i18n/react";

/** Name of a payment method where it stands by itself; inside a sentence the message is used as it is. */
export function MethodName({ method }: { method: PaymentMethod }) {
  return <span className="inline-block first-letter:uppercase">{useT()(`payment.${method}`)}</span>;
}
