/**
 * Fetches what is in the drawer: when it opens, and already when a button that opens it is pointed at or has the focus. Asked for again
 * it is there at once; a fetch that failed is made anew.
 */
export const loadDrawer = () => import("./CartDrawer");

/** The same for the notices above it, which come with the first change. */
export const loadNotices = async () => ({ default: (await import("./NoticeList")).NoticeList });

const fetchAhead = () => {
  // where it fails, opening the drawer tries again and says so
  for (const load of [loadDrawer, loadNotices]) load().catch(() => undefined);
};

/** What a button or form that opens the drawer listens to. */
export const drawerAhead = { onPointerEnter: fetchAhead, onFocus: fetchAhead };
