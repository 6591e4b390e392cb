import { useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { tabStorage } from "~/platform/site-data";

/** Interval at which an open page polls for a new build, and minimum time between two reloads (spec §9), in ms. */
const intervalMs = 10_000;

const reloadedAtKey = "reloaded-at";

/** sessionStorage key of the navigation target, for a page that is reloaded because a chunk was missing. */
const targetKey = "wanted-page";

interface NavigationTarget {
  path: string;
  /** Start of the navigation, in ms since 1970. */
  at: number;
}

function readTarget(): string | null {
  const text = tabStorage()?.getItem(targetKey);
  if (!text) return null;
  const { path, at } = JSON.parse(text) as NavigationTarget;
  return Date.now() - at < intervalMs ? path : null;
}

function storeTarget({ pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">): void {
  const path = pathname + search + hash;
  tabStorage()?.setItem(targetKey, JSON.stringify({ path, at: Date.now() } satisfies NavigationTarget));
}

/** Whether this page was reloaded: Remix does that when the chunk of a target page is missing. */
const isReloaded = (): boolean =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === "reload");

const currentPath = (): string => location.pathname + location.search + location.hash;

/** Build of this page; Remix names its manifest by a hash of it. */
const ownBuild = (): string => window.__remixManifest.version;

async function newestBuild(): Promise<string> {
  const response = await fetch("/api/build", { signal: AbortSignal.timeout(intervalMs) });
  const answer: unknown = await response.json();
  const id = typeof answer === "object" && answer !== null && "id" in answer ? answer.id : "";
  return typeof id === "string" ? id : "";
}

/**
 * Loads the target page, or reloads the current one, but not twice within ten seconds, to avoid a loop if a file is
 * missing permanently.
 */
function reloadOnce(event: Event): void {
  const storage = tabStorage();
  // without storage it cannot be known whether this page has just been reloaded
  if (!storage || Date.now() - Number(storage.getItem(reloadedAtKey) ?? 0) < intervalMs) return;
  event.preventDefault();
  storage.setItem(reloadedAtKey, String(Date.now()));
  const target = readTarget();
  if (target) location.assign(target);
  else location.reload();
}

/**
 * Detects a new deployment (spec §7, §9): while the page is visible it polls every ten seconds for the newest build,
 * and once there is another one, the next navigation is a full page load. If a lazily loaded chunk of an old build is
 * missing, the page is reloaded once and the visitor still gets to the target page.
 */
export function useFreshBuild(): void {
  const outdated = useRef(false);
  const { state, location: next, formMethod } = useNavigation();

  useEffect(() => {
    const checkBuild = async () => {
      if (document.visibilityState !== "visible" || outdated.current) return;
      // an unreachable shop does not mean a new build
      const newestBuildId = await newestBuild().catch(() => "");
      outdated.current = newestBuildId !== "" && newestBuildId !== ownBuild();
    };
    const timer = setInterval(() => void checkBuild(), intervalMs);
    window.addEventListener("vite:preloadError", reloadOnce);
    return () => {
      clearInterval(timer);
      window.removeEventListener("vite:preloadError", reloadOnce);
    };
  }, []);

  useEffect(() => {
    const target = isReloaded() ? readTarget() : null;
    tabStorage()?.removeItem(targetKey);
    if (target && target !== currentPath()) location.replace(target);
  }, []);

  useEffect(() => {
    if (state !== "loading" || (formMethod ?? "GET") !== "GET") tabStorage()?.removeItem(targetKey);
    else storeTarget(next);
  }, [state, next, formMethod]);

  useEffect(() => {
    // a missing chunk reloads the page immediately, often before the effect above has run
    const onClick = ({ defaultPrevented, target }: MouseEvent) => {
      const link = defaultPrevented && target instanceof Element ? target.closest("a") : null;
      if (link?.origin === location.origin) storeTarget(link);
    };
    window.addEventListener("click", onClick);
    return () => {
      window.removeEventListener("click", onClick);
    };
  }, []);

  useEffect(() => {
    if (outdated.current && state === "loading" && (formMethod ?? "GET") === "GET") {
      window.location.assign(next.pathname + next.search + next.hash);
    }
  }, [state, next, formMethod]);
}
