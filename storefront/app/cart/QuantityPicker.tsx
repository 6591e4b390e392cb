import { useState, type ReactNode } from "react";
import { maxQuantity } from "@su-turrone/contract/limits";
import type { CartLine } from "~/commerce/types";
import { useT } from "~/i18n/react";
import { Button } from "~/ui/Button";
import { MinusIcon, PlusIcon } from "~/ui/icons";
import type { CartRefusal } from "./cart-action-result";
import { CartForm } from "./CartForm";
import { useCart } from "./CartProvider";
import { QuantityField, stepButtonClass } from "./QuantityField";

interface Props {
  line: CartLine;
  /** The line as text, "Mandeltorrone, 300 g". */
  words: { name: string; weight: string };
  refusal: CartRefusal | undefined;
  error: string | undefined;
}

/** A refused quantity is shown again for correction; after an error on our side the line's own is shown. */
const quantityToCorrect = (refusal: CartRefusal | undefined): string =>
  refusal && refusal.error.code !== "unavailable" ? refusal.typed : "";

/** Three plain forms: minus, number, plus; with JavaScript quick clicks are combined into one request. */
export function QuantityPicker({ line, words, refusal, error }: Props) {
  const t = useT("cart");
  const { changeQuantity, submissionId } = useCart();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = quantityToCorrect(refusal) || String(line.quantity);
  const max = Math.min(maxQuantity, Math.max(line.stock ?? maxQuantity, 1));

  const renderStepButton = (delta: 1 | -1, label: string, icon: ReactNode) => {
    const quantity = line.quantity + delta;
    const isOutOfRange = quantity < 1 || quantity > max;
    return (
      <CartForm
        intent="set-quantity"
        fields={{
          lineId: line.id,
          quantity: String(isOutOfRange ? line.quantity : quantity),
          seen: String(line.quantity),
          submissionId,
        }}
        onSend={() => {
          if (!isOutOfRange) changeQuantity({ lineId: line.id, current: line.quantity, delta, max });
        }}
      >
        <button type="submit" aria-label={label} aria-disabled={isOutOfRange} className={stepButtonClass}>
          {icon}
        </button>
      </CartForm>
    );
  };

  // with JavaScript the button is shown only when needed, but hydration must not shift the layout
  const update = (
    <Button variant="quiet" aria-label={t("line.updateOf", words)}>
      {t("line.update")}
    </Button>
  );

  const errorId = error ? `quantity-${line.id}-error` : undefined;
  return (
    <div className={`flex flex-wrap items-start gap-1 ${error ? "basis-full" : ""}`}>
      {renderStepButton(-1, t("line.lessOf", words), <MinusIcon className="size-5" />)}
      <CartForm
        intent="set-quantity"
        fields={{ lineId: line.id }}
        // after a change of the cart, show its quantity instead of the one typed before
        key={shown}
        onAnswer={() => setTyped(null)}
        onInput={(event) => {
          const field = event.target;
          if (field instanceof HTMLInputElement) setTyped(field.value);
        }}
        className="flex items-start gap-1"
      >
        <QuantityField
          id={`quantity-${line.id}`}
          label={t("line.quantityOf", words)}
          labelHidden
          initial={shown}
          errorId={errorId}
          className="w-16"
        />
        {typed !== null && typed !== String(line.quantity) ? update : <noscript>{update}</noscript>}
      </CartForm>
      {renderStepButton(1, t("line.moreOf", words), <PlusIcon className="size-5" />)}
      {error && (
        <p id={errorId} role="alert" className="basis-full text-sm text-pomegranate">
          {error}
        </p>
      )}
    </div>
  );
}
