import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/** False on the server and during hydration, true afterwards; for elements that need JavaScript. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
