import { useRef, useState } from "react";
import { formLimits } from "@su-turrone/contract/limits";
import type { Cart } from "~/commerce/types";
import { useLanguage, useT } from "~/i18n/react";
import { Button } from "~/ui/Button";
import { Field } from "~/ui/Field";
import type { CartRefusal } from "./cart-action-result";
import { CartForm } from "./CartForm";
import { waitingNotice } from "./cart-notices";
import { errorMessage } from "./error-message";

interface Props {
  cart: Pick<Cart, "codes" | "waiting">;
  /** Refusal of the last code, if it was refused. */
  refusal: CartRefusal | undefined;
}

/** Form to enter a promotion code, and to remove codes that apply or wait. */
export function PromoForm({ cart, refusal }: Props) {
  const t = useT("cart");
  const language = useLanguage();
  const form = useRef<HTMLDivElement>(null);
  // initially open if a code was refused without JavaScript; afterwards the shopper opens and closes it
  const [isOpen] = useState(refusal !== undefined);
  const refusedCode = refusal?.error.waiting?.code;
  const codes = [
    ...cart.codes.map(({ code }) => ({ code, text: t("promo.applied", { code }), textClass: "text-leaf" })),
    ...cart.waiting.map((waiting) => {
      const { key, values } = waitingNotice(waiting, language);
      const text =
        waiting.code === refusedCode ? t("promo.kept", { code: waiting.code }) : t(`flash.${key}`, values);
      return { code: waiting.code, text, textClass: "text-chestnut" };
    }),
  ];
  return (
    <div ref={form}>
      <details open={isOpen}>
        <summary className="link inline-block py-2">{t("promo.open")}</summary>
        <CartForm
          intent="apply-promo"
          onAnswer={({ refusal: refused }) => {
            const field = form.current?.querySelector<HTMLInputElement>("[name=code]");
            if (!field) return;
            // ready for the next code, or for correcting this one
            if (!refused) field.value = "";
            field.focus();
          }}
          className="flex items-start gap-3 pt-2"
        >
          <Field
            id="promo-code"
            label={t("promo.label")}
            error={refusal && <span role="alert">{errorMessage(t, refusal.error, language)}</span>}
            name="code"
            maxLength={formLimits.code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            defaultValue={refusal?.typed ?? ""}
            className="min-w-0 grow"
          />
          <Button variant="secondary" className="mt-8.5">
            {t("promo.apply")}
          </Button>
        </CartForm>
      </details>
      {codes.map(({ code, text, textClass }) => (
        <CartForm
          key={code}
          intent="remove-promo"
          fields={{ code }}
          className="mt-3 flex items-center justify-between gap-3"
        >
          <span className={`text-sm ${textClass}`}>{text}</span>
          <Button variant="quiet" aria-label={t("promo.remove", { code })}>
            {t("line.remove")}
          </Button>
        </CartForm>
      ))}
    </div>
  );
}
