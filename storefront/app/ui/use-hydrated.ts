import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => undefined;

/** False on the server and during hydration, true afterwards; for elements that need JavaScript. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
