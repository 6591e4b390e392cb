import { useEffect, useRef, type RefObject } from "react";

/**
 * Looks once, when React takes over, which radio button of a group is checked: a shopper may have been faster than the scripts, or
 * the browser has restored a choice, and React hears of neither.
 *
 * @param onFound called with the value of the checked button, if there is one
 * @returns to be given to the fieldset of the group
 */
export function useEarlyChoice(onFound: (value: string) => void): RefObject<HTMLFieldSetElement> {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const isFirstLook = useRef(true);
  useEffect(() => {
    if (!isFirstLook.current) return;
    isFirstLook.current = false;
    const checked = fieldset.current?.querySelector<HTMLInputElement>("input[type=radio]:checked");
    if (checked) onFound(checked.value);
  }, [onFound]);
  return fieldset;
}
