import { useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { forgetTarget, hasNewBuild, intervalMs, readTarget, storeTarget } from "~/platform/new-build";

/** Whether this page was reloaded: Remix does that when the chunk of a target page is missing. */
const isReloaded = (): boolean =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === "reload");

const currentPath = (): string => location.pathname + location.search + location.hash;

/**
 * Detects a new deployment (spec §7, §9): while the page is visible it polls every ten seconds for the newest build,
 * and once there is another one, the next navigation is a full page load. If a chunk of an old build is missing, the
 * page is reloaded once, by Remix or by `loadChunk`, and the visitor still gets to the target page.
 */
export function useFreshBuild(): void {
  const outdated = useRef(false);
  const { state, location: next, formMethod } = useNavigation();

  useEffect(() => {
    const checkBuild = async () => {
      if (document.visibilityState !== "visible" || outdated.current) return;
      outdated.current = await hasNewBuild();
    };
    const timer = setInterval(() => void checkBuild(), intervalMs);
    return () => {
      clearInterval(timer);
    };
  }, []);

  useEffect(() => {
    const target = isReloaded() ? readTarget() : null;
    forgetTarget();
    if (target && target !== currentPath()) location.replace(target);
  }, []);

  useEffect(() => {
    if (state !== "loading" || (formMethod ?? "GET") !== "GET") forgetTarget();
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
