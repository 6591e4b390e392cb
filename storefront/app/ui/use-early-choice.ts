import { useEffect, useRef, type RefObject } from "react";

/**
 * Looks once, when React takes over, which radio button of a group is checked: a shopper may have been faster than the scripts, or
 * the browser has restored a choice, and React hears of neither.
 *
 * @param onLooked called with the value of the checked button, or null if none is
 * @returns to be given to the fieldset of the group
 */
export function useEarlyChoice(onLooked: (value: string | null) => void): RefObject<HTMLFieldSetElement> {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const isFirstLook = useRef(true);
  useEffect(() => {
    if (!isFirstLook.current) return;
    isFirstLook.current = false;
    const checked = fieldset.current?.querySelector<HTMLInputElement>("input[type=radio]:checked");
    onLooked(checked?.value ?? null);
  }, [onLooked]);
  return fieldset;
}
