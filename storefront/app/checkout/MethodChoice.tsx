import type { ReactNode } from "react";
import type { PaymentMethod } from "@su-turrone/contract/payment-methods";
import type { TransferLimit } from "@su-turrone/contract/transfer-limit";
import { useT } from "~/i18n/react";
import { PaymentBadges } from "~/cart/PaymentBadges";
import { MethodName } from "./MethodName";

interface Props {
  method: PaymentMethod;
  checked: boolean;
  disabled: boolean;
  /** Why the method is not possible; null if it is. */
  limit: TransferLimit | null;
  onChoose: (method: PaymentMethod) => void;
  /** Fields of the method, shown once it is chosen. */
  children?: ReactNode;
}

/** One payment method. */
export function MethodChoice({ method, checked, disabled, limit, onChoose, children }: Props) {
  const t = useT("checkout");
  return (
    <div
      data-choice
      className="rounded-md border border-edge has-checked:border-almond has-checked:bg-linen has-checked:ring-1 has-checked:ring-almond"
    >
      <label className="flex gap-4 px-5 py-4 has-disabled:text-chestnut">
        <input
          type="radio"
          name="method"
          value={method}
          required
          disabled={disabled}
          checked={checked}
          onChange={() => {
            onChoose(method);
          }}
          aria-describedby={`method-${method}`}
          className="mt-1 size-5 shrink-0 accent-myrtle"
        />
        <span>
          <MethodName method={method} />
          <span id={`method-${method}`} className="mt-1 block text-sm text-chestnut">
            {limit ? t(`transferLimit.${limit.refusal}`, { packs: limit.max_packs }) : t(`methods.${method}`)}
          </span>
        </span>
      </label>
      {method === "card" && (
        <div className="-mt-2 pr-5 pb-4 pl-14">
          <PaymentBadges methods={["card"]} />
        </div>
      )}
      {children && <div className="px-5 pb-5">{children}</div>}
    </div>
  );
}
