import { useT } from "~/i18n/react";
import { Notice } from "~/ui/Notice";

/** States that payments go to the sandbox, so that nobody believes they have paid. */
export function DemoNotice() {
  const t = useT("checkout");
  return (
    <Notice title={t("demo.title")}>
      <p className="text-sm">{t("demo.text")}</p>
    </Notice>
  );
}
