import { useEffect } from "react";
import { OfflineNotice } from "./OfflineNotice";
import { useOnline } from "./use-online";

/** Whether a click would send a request: links to another page of the shop, and buttons that submit a form. */
function asksServer(target: EventTarget | null): boolean {
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
    let wish: HTMLFormElement | undefined;
    const stop = (event: Event): void => {
      if (event.type === "click" && !asksServer(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      const form = event.target;
      if (form instanceof HTMLFormElement && form.method === "get") wish = form;
    };
    window.addEventListener("click", stop, true);
    window.addEventListener("submit", stop, true);
    return () => {
      window.removeEventListener("click", stop, true);
      window.removeEventListener("submit", stop, true);
      wish?.requestSubmit();
    };
  }, [isOnline]);
  return <OfflineNotice />;
}
