import { useEffect } from "react";
import { OfflineNotice } from "./OfflineNotice";
import { useOnline } from "./use-online";

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
 * the page that takes its place could only say that it failed, and what was typed would be gone. What was asked for last, as a
 * filter of a list, is shown as soon as there is one again; what changes something waits for another click.
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
