import { useT } from "~/i18n/react";
import { useHydrated } from "~/ui/use-hydrated";

/** Printing needs a script, so the button appears only where one runs; every browser has its own besides. */
export function PrintButton() {
  const t = useT("order");
  const hydrated = useHydrated();
  if (!hydrated) return null;
  return (
    <button
      type="button"
      className="link py-2"
      onClick={() => {
        window.print();
      }}
    >
      {t("print")}
    </button>
  );
}
