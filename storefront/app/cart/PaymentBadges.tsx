import type { PaidBy, PaymentMethod } from "@su-turrone/contract/payment-methods";
import { useT } from "~/i18n/react";

/** Capitalised name of a payment method outside a sentence; inside a sentence the message is used unchanged. */
export function MethodName({ method }: { method: Exclude<PaidBy, "other"> }) {
  return <span className="inline-block first-letter:uppercase">{useT()(`payment.${method}`)}</span>;
}

/** Card brands that Stripe enables by default for European businesses (docs.stripe.com/payments/cards). */
const cardBrands = ["Visa", "Mastercard", "American Express"] as const;

const badgeClass = "rounded-sm border border-edge bg-wafer px-2 py-0.5 text-xs text-almond";

export function PaymentBadges({ methods }: { methods: readonly PaymentMethod[] }) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {methods.flatMap((method) =>
        method === "card"
          ? cardBrands.map((brand) => (
              <li key={brand} className={badgeClass}>
                {brand}
              </li>
            ))
          : [
              <li key={method} className={badgeClass}>
                <MethodName method={method} />
              </li>,
            ],
      )}
    </ul>
  );
}
