import { useEffect, useRef, type RefObject } from "react";

/**
 * Reads once, after hydration, which radio button of a group is checked: the shopper may have chosen before hydration,
 * or the browser may have restored a choice, and React is not notified of either.
 *
 * @param onRead called with the value of the checked button, or null if none is
 * @returns ref for the fieldset of the group
 */
export function usePreHydrationChoice(
  onRead: (value: string | null) => void,
): RefObject<HTMLFieldSetElement> {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const isFirstEffect = useRef(true);
  useEffect(() => {
    if (!isFirstEffect.current) return;
    isFirstEffect.current = false;
    const checked = fieldset.current?.querySelector<HTMLInputElement>("input[type=radio]:checked");
    onRead(checked?.value ?? null);
  }, [onRead]);
  return fieldset;
}
