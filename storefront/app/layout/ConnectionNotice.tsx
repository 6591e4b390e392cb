import { useEffect, useSyncExternalStore } from "react";
import { useT } from "~/i18n/react";

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

function subscribe(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}

/** Whether the browser reports a connection; true on the server. */
const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/** Whether a click would send a request: links to another page of the shop, and buttons that submit a form. */
function sendsRequest(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest("button:not([type=button])")?.closest("form")) return true;
  const link = target.closest<HTMLAnchorElement>("a[href]");
  if (!link || link.origin !== location.origin) return false;
  return link.pathname !== location.pathname || link.search !== location.search;
}

/**
 * Shows that the device is offline, and keeps the current page: actions that need the server are suppressed, because
 * they would replace the page with an error page and lose what was typed. The last suppressed GET form, such as a list
 * filter, is submitted once the device is online again; forms that change something must be submitted again by the
 * visitor.
 */
export function ConnectionNotice() {
  const isOnline = useOnline();
  useEffect(() => {
    if (isOnline) return;
    let suppressedForm: HTMLFormElement | undefined;
    const suppress = (event: Event): void => {
      if (event.type === "click" && !sendsRequest(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      const form = event.target;
      if (form instanceof HTMLFormElement && form.method === "get") suppressedForm = form;
    };
    window.addEventListener("click", suppress, true);
    window.addEventListener("submit", suppress, true);
    return () => {
      window.removeEventListener("click", suppress, true);
      window.removeEventListener("submit", suppress, true);
      suppressedForm?.requestSubmit();
    };
  }, [isOnline]);
  return <OfflineNotice />;
}
