import { useState } from "react";
import { useT } from "~/i18n/react";
import { Button } from "~/ui/Button";
import { Field } from "~/ui/Field";
import { useHydrated } from "~/ui/use-hydrated";

/** The link that opens this cart on another device, copied by hand or with a button. */
export function DeviceLink({ link }: { link: string }) {
  const t = useT("cart");
  const hydrated = useHydrated();
  const [copied, setCopied] = useState(0);
  return (
    <details className="text-sm">
      <summary className="link inline-block py-2">{t("device.offer")}</summary>
      <div className="mt-2 space-y-3">
        <Field
          id="device-link"
          label={t("device.label")}
          hint={t("device.hint")}
          readOnly
          value={link}
          onFocus={(event) => {
            event.target.select();
          }}
        />
        {hydrated && (
          <Button
            type="button"
            variant="secondary"
            onClick={() => {
              void navigator.clipboard.writeText(link).then(() => {
                setCopied((n) => n + 1);
              });
            }}
          >
            {t("device.copy")}
          </Button>
        )}
        <p role="status">{copied > 0 && <span key={copied}>{t("device.copied")}</span>}</p>
      </div>
    </details>
  );
}
