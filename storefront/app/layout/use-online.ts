import { useSyncExternalStore } from "react";

function subscribe(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
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
