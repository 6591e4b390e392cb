import { useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** How often an open page asks for the newest build, and how long a reload counts as just done (spec §9), in ms. */
const intervalMs = 10_000;

const reloadedAt = "reloaded-at";

/** Where the visitor is on the way to, for the page that is loaded anew because a part of the way was lost. */
const wantedKey = "wanted-page";

interface Wanted {
  path: string;
  /** When the walk began, in ms since 1970. */
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

/** Whether this page was loaded by reloading it: Remix does that when the script of a wanted page is gone. */
const isReloaded = (): boolean =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === "reload");

const here = (): string => location.pathname + location.search + location.hash;

/** The build this page came with; Remix names its manifest by a hash of it. */
const ownBuild = (): string => window.__remixManifest.version;

async function newestBuild(): Promise<string> {
  const response = await fetch("/api/build", { signal: AbortSignal.timeout(intervalMs) });
  const answer: unknown = await response.json();
  const id = typeof answer === "object" && answer !== null && "id" in answer ? answer.id : "";
  return typeof id === "string" ? id : "";
}

/** Loads the wanted page, or else this one anew, but not twice within ten seconds: what is gone for good must not become a loop. */
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
 * Notices a new deployment (spec §7, §9): while the page is visible it asks every ten seconds for the newest build, and
 * once there is another one, the next navigation is a full load. A lazy part of an old build that is gone reloads once, and the
 * visitor comes to the page that was wanted.
 */
export function useFreshBuild(): void {
  const outdated = useRef(false);
  const { state, location: next, formMethod } = useNavigation();

  useEffect(() => {
    const ask = async () => {
      if (document.visibilityState !== "visible" || outdated.current) return;
      // a shop that cannot be reached is no new build
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
    // a script that is gone reloads the page at once, often before the effect above has run
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
