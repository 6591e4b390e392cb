import { useT } from "~/i18n/react";
import { Notice } from "~/ui/Notice";

/** Says that payments go to the sandbox: nobody shall believe to have paid. */
export function DemoNotice() {
  const t = useT("checkout");
  return (
    <Notice title={t("demo.title")}>
      <p className="text-sm">{t("demo.text")}</p>
    </Notice>
  );
}
