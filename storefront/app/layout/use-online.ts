import { useSyncExternalStore } from "react";

function subscribe(changed: () => void): () => void {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
}

/** Whether the browser reports a connection; true on the server. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/**
 * Links may be prefetched on hover or focus, but not while offline: Remix reloads the page if a chunk of the target
 * page cannot be loaded, and the current page would be lost.
 */
export const usePrefetch = (): "intent" | "none" => (useOnline() ? "intent" : "none");
