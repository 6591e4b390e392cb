import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/** False on the server and during hydration, true once scripts run: for what makes no sense without them. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
