import { useSyncExternalStore } from "react";

function subscribe(changed: () => void): () => void {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
}

/** Whether the browser says that it has a connection; on the server it has. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/**
 * Links that are pointed at may be fetched in advance, but not without a connection: Remix loads the page anew when a part of the
 * wanted one does not come, and then the page that was there is gone.
 */
export const usePrefetch = (): "intent" | "none" => (useOnline() ? "intent" : "none");
