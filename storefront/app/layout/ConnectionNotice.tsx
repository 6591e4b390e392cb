import { useEffect, useSyncExternalStore } from "react";
import { useT } from "~/i18n/react";

function subscribe(changed: () => void): () => void {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
}

/** Whether a click would ask the server: links to another page of the shop, and buttons that send a form. */
function asksServer(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest("button:not([type=button])")?.closest("form")) return true;
  const link = target.closest<HTMLAnchorElement>("a[href]");
  if (!link || link.origin !== location.origin) return false;
  return link.pathname !== location.pathname || link.search !== location.search;
}

/**
 * Says that the device has no connection, and keeps the page as it is meanwhile: what would ask the server is not tried, because
 * the page that takes its place could only say that it failed, and what was typed would be gone.
 */
export function ConnectionNotice() {
  const t = useT();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  useEffect(() => {
    if (isOnline) return;
    const stop = (event: Event): void => {
      if (event.type === "click" && !asksServer(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener("click", stop, true);
    window.addEventListener("submit", stop, true);
    return () => {
      window.removeEventListener("click", stop, true);
      window.removeEventListener("submit", stop, true);
    };
  }, [isOnline]);
  return (
    <div role="status" className="sticky top-0 z-40">
      {!isOnline && <p className="bg-almond px-5 py-2.5 text-center text-wafer">{t("offline")}</p>}
    </div>
  );
}
