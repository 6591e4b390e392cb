import { useEffect } from "react";
import { OfflineNotice } from "./OfflineNotice";
import { useOnline } from "./use-online";

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
