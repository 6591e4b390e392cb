import { Form } from "@remix-run/react";
import type { AppliedCode } from "~/commerce/types";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { Button } from "~/ui/Button";
import { Field } from "~/ui/Field";
import type { CartRefusal } from "./intents";
import { problemText } from "./problem-text";

interface Props {
  codes: readonly AppliedCode[];
  /** The refusal of a code, if the last try was refused. */
  refusal: CartRefusal | undefined;
}

/** Entering a code, and taking applied ones out again. */
export function PromoForm({ codes, refusal }: Props) {
  const t = useT("cart");
  const language = useLanguage();
  const action = href("cart", language);
  return (
    <div>
      <Form method="post" action={action} preventScrollReset noValidate className="flex items-end gap-3">
        <input type="hidden" name="intent" value="apply-promo" />
        <Field
          id="promo-code"
          label={t("promo.label")}
          error={refusal && <span role="alert">{problemText(t, refusal.error)}</span>}
          name="code"
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={refusal?.typed ?? ""}
          className="min-w-0 grow"
        />
        <Button look="secondary" className={refusal ? "mb-8" : ""}>
          {t("promo.apply")}
        </Button>
      </Form>
      {codes.map(({ code }) => (
        <Form
          key={code}
          method="post"
          action={action}
          preventScrollReset
          className="mt-3 flex items-center justify-between gap-3"
        >
          <input type="hidden" name="intent" value="remove-promo" />
          <input type="hidden" name="code" value={code} />
          <span className="text-sm text-leaf">{t("promo.applied", { code })}</span>
          <Button look="quiet" aria-label={t("promo.remove", { code })}>
            {t("line.remove")}
          </Button>
        </Form>
      ))}
    </div>
  );
}
