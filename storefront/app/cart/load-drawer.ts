/**
 * Fetches the drawer: when it opens, and already when a button that opens it is pointed at or has the focus. Asked for again it is
 * there at once; a fetch that failed is made anew.
 */
export const loadDrawer = () => import("./CartDrawerDialog");

const fetchAhead = () => {
  // where it fails, opening the drawer tries again and says so
  loadDrawer().catch(() => undefined);
};

/** What a button or form that opens the drawer listens to. */
export const prefetchDrawer = { onPointerEnter: fetchAhead, onFocus: fetchAhead };
