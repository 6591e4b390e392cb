import { useT } from "~/i18n/react";
import { useHydrated } from "~/ui/use-hydrated";

/**
 * Printing needs JavaScript, so the button is only shown after hydration; every browser also has its own print command.
 */
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
