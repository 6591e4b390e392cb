import { useEffect, useRef, type RefObject } from "react";

/**
 * For `<details>` that open over the page: closes them on Escape, which returns the focus, and on a press outside. On
 * Escape, an open list of suggestions inside comes first.
 */
export function useDismissal(): RefObject<HTMLDetailsElement> {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      const { activeElement } = document;
      if (key !== "Escape" || !details.current?.open) return;
      if (activeElement?.getAttribute("aria-expanded") === "true") return;
      details.current.open = false;
      if (details.current.contains(activeElement)) details.current.querySelector("summary")?.focus();
    };
    const onPress = ({ target }: PointerEvent) => {
      if (details.current?.open && target instanceof Node && !details.current.contains(target)) {
        details.current.open = false;
      }
    };
    // before the listeners of the page, which close the suggestions
    document.addEventListener("keydown", onKey, true);
    document.addEventListener("pointerdown", onPress, true);
    return () => {
      document.removeEventListener("keydown", onKey, true);
      document.removeEventListener("pointerdown", onPress, true);
    };
  }, []);
  return details;
}
