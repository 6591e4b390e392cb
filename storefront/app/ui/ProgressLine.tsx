import { useNavigation } from "@remix-run/react";

/** A thin progress line at the top, shown when loading takes longer than a moment. */
export const ProgressLine = () => (
  <div
    data-progress
    aria-hidden="true"
    className="fixed inset-x-0 top-0 z-50 h-1 origin-left animate-[progress_8s_cubic-bezier(0.1,0.7,0.2,1)_250ms_both] bg-honey forced-colors:bg-[Highlight]"
  />
);

export const NavigationProgress = () => (useNavigation().state === "idle" ? null : <ProgressLine />);
