/**
 * Loads the drawer's code: when it opens, and already while the browser is idle or a button that opens it is hovered or
 * focused. Later calls resolve immediately; a failed load is retried.
 */
export const loadDrawer = () => import("./CartDrawerDialog");

const prefetch = () => {
  // if it fails, opening the drawer retries and reports the failure
  loadDrawer().catch(() => undefined);
};

/** Event handlers for a button or form that opens the drawer. */
export const prefetchDrawer = { onPointerEnter: prefetch, onFocus: prefetch };
