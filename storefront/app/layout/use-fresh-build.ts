import { useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** How often an open page asks for the newest build, and how long a reload counts as just done (spec §9), in ms. */
const intervalMs = 10_000;

const reloadedAt = "reloaded-at";

/** The build this page came with; Remix names its manifest by a hash of it. */
const ownBuild = (): string => window.__remixManifest.version;

async function newestBuild(): Promise<string> {
  const response = await fetch("/api/build", { signal: AbortSignal.timeout(intervalMs) });
  const answer: unknown = await response.json();
  const id = typeof answer === "object" && answer !== null && "id" in answer ? answer.id : "";
  return typeof id === "string" ? id : "";
}

/** Reloads the page, but not twice within ten seconds: what is gone for good must not become a loop. */
function reloadOnce(event: Event): void {
  const last = Number(sessionStorage.getItem(reloadedAt) ?? 0);
  if (Date.now() - last < intervalMs) return;
  event.preventDefault();
  sessionStorage.setItem(reloadedAt, String(Date.now()));
  location.reload();
}

/**
 * Notices a new deployment (spec §7, §9): while the page is visible it asks every ten seconds for the newest build, and
 * once there is another one, the next navigation is a full load. A lazy part of an old build that is gone reloads once.
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
    if (outdated.current && state === "loading" && (formMethod ?? "GET") === "GET") {
      window.location.assign(next.pathname + next.search + next.hash);
    }
  }, [state, next, formMethod]);
}
