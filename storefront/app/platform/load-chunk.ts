import { type ComponentType, lazy } from "react";
import { hasNewBuild, reloadForNewBuild } from "./new-build";

/** Pauses between the attempts to load a chunk over a flaky line, in ms; offline, the next attempt waits for the line. */
const pausesMs = [250, 500, 1_000, 2_000, 4_000];

/** Resolves after a pause, and not before the browser reports a connection. */
async function pause(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  if (!navigator.onLine) await new Promise((resolve) => addEventListener("online", resolve, { once: true }));
}

/**
 * Repeats a failed load after pauses.
 * @param onFailure what to wait for before the next attempt
 */
async function repeatedly<Result>(
  load: () => Promise<Result>,
  onFailure?: () => Promise<unknown>,
): Promise<Result> {
  for (const ms of pausesMs) {
    try {
      return await load();
    } catch {
      await onFailure?.();
      await pause(ms);
    }
  }
  return load();
}

/**
 * Loads a chunk that the page needs now, and tries again if that fails. Only if the chunk is missing because there is a
 * new build, the page is reloaded.
 */
export const loadChunk = <Module>(load: () => Promise<Module>): Promise<Module> =>
  repeatedly(load, async () => {
    // the page is about to be replaced
    if ((await hasNewBuild()) && reloadForNewBuild()) await new Promise(() => undefined);
  });

/**
 * A part of a page whose code is loaded when it is first shown. If that fails, `Missing` is shown in its place until the
 * page is loaded anew: the error would take away the whole page.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Missing: ComponentType<Props>,
) => lazy(() => loadChunk(load).catch(() => ({ default: Missing })));

/** Calls back when the browser has nothing to do; Safari cannot tell, and waits a second. */
const whenIdle: (callback: () => void) => void =
  "requestIdleCallback" in globalThis
    ? (callback) => requestIdleCallback(callback)
    : (callback) => setTimeout(callback, 1_000);

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Fetches chunks that the next interaction needs once the page has loaded and the browser is idle, so that it works
 * offline; not for visitors who save data. A failed load is repeated, and in the end ignored.
 */
export function fetchAhead(load: () => Promise<unknown>): void {
  if (savesData()) return;
  const fetchNow = () => void repeatedly(load).catch(() => undefined);
  if (document.readyState === "complete") whenIdle(fetchNow);
  else addEventListener("load", () => whenIdle(fetchNow), { once: true });
}
