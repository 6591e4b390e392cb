import { useT } from "~/i18n/react";
import { useHydrated } from "~/ui/use-hydrated";

/** Printing needs JavaScript, so it is only shown after hydration; browsers have their own command too. */
export function PrintButton() {
  const t = useT("order");
  const hydrated = useHydrated();
  if (!hydrated) return null;
  return (
    <button type="button" className="link py-2" onClick={() => window.print()}>
      {t("print")}
    </button>
  );
}
