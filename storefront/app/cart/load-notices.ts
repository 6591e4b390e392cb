import { useEffect } from "react";
import { lazyPart, loadChunk } from "~/platform/load-chunk";
import { ShownNotices as ServerNotices } from "./NoticeList";

export const barId = "notices";

/** The component once it is loaded; on the server always. */
export let loadedNotices = import.meta.env.SSR ? ServerNotices : undefined;

/** Loads the component; in the browser it comes with the first notice. */
async function loadNotices() {
  loadedNotices = (await loadChunk(() => import("./NoticeList"))).ShownNotices;
  return { default: loadedNotices };
}

/** Shows nothing, and tries again for the next page. */
function NoticesMissing(): null {
  useEffect(() => {
    loadNotices().catch(() => undefined);
  }, []);
  return null;
}

export const LazyNotices = lazyPart(loadNotices, NoticesMissing);

/**
 * Loads the component if the page was served with notices. Call it before hydration: without a boundary around what
 * suspends, an update during hydration makes React render the whole page anew (error 418).
 */
export async function loadServedNotices(): Promise<void> {
  if (document.getElementById(barId)?.hasChildNodes()) await loadNotices();
}
