import { useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { forgetTarget, hasNewBuild, intervalMs, storeTarget } from "~/platform/new-build";

/**
 * Detects a new deployment (spec §7, §9): while the page is visible it polls every ten seconds for the newest build,
 * and once there is another one, the next navigation is a full page load. If a chunk of an old build is missing,
 * `loadChunk` loads the target page, or the current one anew, once.
 */
export function ReloadOnDeploy(): null {
  const outdated = useRef(false);
  const { state, location: next, formMethod } = useNavigation();

  useEffect(() => {
    const checkBuild = async () => {
      if (document.visibilityState !== "visible" || outdated.current) return;
      outdated.current = await hasNewBuild();
    };
    const timer = setInterval(() => void checkBuild(), intervalMs);
    return () => clearInterval(timer);
  }, []);

  useEffect(() => {
    if (state !== "loading" || (formMethod ?? "GET") !== "GET") forgetTarget();
    else storeTarget(next);
  }, [state, next, formMethod]);

  useEffect(() => {
    // a missing chunk may be noticed before the effect above has run
    const onClick = ({ defaultPrevented, target }: MouseEvent) => {
      const link = defaultPrevented && target instanceof Element ? target.closest("a") : null;
      if (link?.origin === location.origin) storeTarget(link);
    };
    window.addEventListener("click", onClick);
    return () => window.removeEventListener("click", onClick);
  }, []);

  useEffect(() => {
    if (outdated.current && state === "loading" && (formMethod ?? "GET") === "GET") {
      window.location.assign(next.pathname + next.search + next.hash);
    }
  }, [state, next, formMethod]);

  return null;
}
