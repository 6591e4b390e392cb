import { Form, useNavigation } from "@remix-run/react";
import type { PaymentMethod } from "~/commerce/types";
import { useT } from "~/i18n/react";
import { Button } from "~/ui/Button";
import { Notice } from "~/ui/Notice";
import { MethodName } from "./MethodName";

interface Props {
  methods: readonly PaymentMethod[];
  chosen: PaymentMethod | null;
  error: "method" | "saving" | null;
}

/** The ways to pay, each with what it means for the shopper. */
export function PaymentForm({ methods, chosen, error }: Props) {
  const t = useT("checkout");
  const sending = useNavigation().state === "submitting";
  return (
    <Form method="post" className="space-y-8">
      {error && (
        <Notice kind="error" live title={t("errors.title")}>
          {t(`errors.${error}`)}
        </Notice>
      )}
      <fieldset>
        <legend className="mb-4 font-display text-xl">{t("payment.legend")}</legend>
        <div className="space-y-3">
          {methods.map((method) => (
            <label
              key={method}
              className="flex gap-4 rounded-md border border-edge px-5 py-4 has-checked:border-almond has-checked:bg-linen has-checked:ring-1 has-checked:ring-almond"
            >
              <input
                type="radio"
                name="method"
                value={method}
                required
                defaultChecked={method === (chosen ?? (methods.length === 1 ? methods[0] : null))}
                aria-describedby={`method-${method}`}
                className="mt-1 size-5 shrink-0 accent-myrtle"
              />
              <span>
                <MethodName method={method} />
                <span id={`method-${method}`} className="mt-1 block text-sm text-chestnut">
                  {t(`methods.${method}`)}
                </span>
              </span>
            </label>
          ))}
        </div>
        <p className="mt-4 text-sm text-chestnut">{t("payment.noFee")}</p>
      </fieldset>
      <Button wide disabled={sending}>
        {t("payment.submit")}
      </Button>
    </Form>
  );
}
