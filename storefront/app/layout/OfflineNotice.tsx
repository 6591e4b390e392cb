import { useT } from "~/i18n/react";
import { useOnline } from "./use-online";

/** Says that there is no connection, at the top of what it stands in: the page, or a dialog that lies above it. */
export function OfflineNotice() {
  const t = useT();
  const online = useOnline();
  return (
    <div role="status" className="sticky top-0 z-40">
      {!online && <p className="bg-almond px-5 py-2.5 text-center text-wafer">{t("offline")}</p>}
    </div>
  );
}
