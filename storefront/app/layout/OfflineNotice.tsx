import { useT } from "~/i18n/react";
import { useOnline } from "./use-online";

/** Shows that there is no connection, at the top of its container: the page, or a dialog above it. */
export function OfflineNotice() {
  const t = useT();
  const online = useOnline();
  return (
    <div role="status" className="sticky top-0 z-40">
      {!online && <p className="bg-almond px-5 py-2.5 text-center text-wafer">{t("offline")}</p>}
    </div>
  );
}
