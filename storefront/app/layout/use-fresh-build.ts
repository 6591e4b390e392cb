import { useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** Interval at which an open page polls for a new build, and minimum time between two reloads (spec §9), in ms. */
const intervalMs = 10_000;

const reloadedAt = "reloaded-at";

/** sessionStorage key of the navigation target, for a page that is reloaded because a chunk was missing. */
const wantedKey = "wanted-page";

interface Wanted {
  path: string;
  /** Start of the navigation, in ms since 1970. */
  at: number;
}

function readWanted(): string | null {
  const text = sessionStorage.getItem(wantedKey);
  if (!text) return null;
  const { path, at } = JSON.parse(text) as Wanted;
  return Date.now() - at < intervalMs ? path : null;
}

function noteWanted({ pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">): void {
  const path = pathname + search + hash;
  sessionStorage.setItem(wantedKey, JSON.stringify({ path, at: Date.now() } satisfies Wanted));
}

/** Whether this page was reloaded: Remix does that when the chunk of a target page is missing. */
const isReloaded = (): boolean =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === "reload");

const here = (): string => location.pathname + location.search + location.hash;

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
  const last = Number(sessionStorage.getItem(reloadedAt) ?? 0);
  if (Date.now() - last < intervalMs) return;
  event.preventDefault();
  sessionStorage.setItem(reloadedAt, String(Date.now()));
  const wanted = readWanted();
  if (wanted) location.assign(wanted);
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
    const ask = async () => {
      if (document.visibilityState !== "visible" || outdated.current) return;
      // an unreachable shop does not mean a new build
      const newest = await newestBuild().catch(() => "");
      outdated.current = newest !== "" && newest !== ownBuild();
    };
    const timer = setInterval(() => void ask(), intervalMs);
    window.addEventListener("vite:preloadError", reloadOnce);
    return () => {
      clearInterval(timer);
      window.removeEventListener("vite:preloadError", reloadOnce);
    };
  }, []);

  useEffect(() => {
    const wanted = isReloaded() ? readWanted() : null;
    sessionStorage.removeItem(wantedKey);
    if (wanted && wanted !== here()) location.replace(wanted);
  }, []);

  useEffect(() => {
    if (state !== "loading" || (formMethod ?? "GET") !== "GET") sessionStorage.removeItem(wantedKey);
    else noteWanted(next);
  }, [state, next, formMethod]);

  useEffect(() => {
    // a missing chunk reloads the page immediately, often before the effect above has run
    const onClick = ({ defaultPrevented, target }: MouseEvent) => {
      const link = defaultPrevented && target instanceof Element ? target.closest("a") : null;
      if (link?.origin === location.origin) noteWanted(link);
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
