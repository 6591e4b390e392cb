import { useRef, useState, type FocusEvent, type FormEvent } from "react";
import { afterLeaving, whileTyping } from "./field-checks";
import type { FieldErrors } from "./information";

/** The server's own rules, loaded when somebody begins to type; where that fails, the server alone judges. */
const loadRules = () => import("./information").catch(() => null);

async function judge(form: HTMLFormElement): Promise<FieldErrors | null> {
  const rules = await loadRules();
  if (!rules) return null;
  const checked = rules.checkInformation(rules.readInformation(new FormData(form)));
  return checked.ok ? {} : checked.errors;
}

/**
 * Waits until the mouse button that moved the focus is up again: a message that appears before would push away the very
 * button that is being pressed.
 */
const pressOver = (): Promise<void> =>
  new Promise((resolve) => {
    const soon = () => setTimeout(resolve);
    if (document.querySelector(":active")) addEventListener("pointerup", soon, { once: true });
    else soon();
  });

const nameOf = (target: EventTarget): string => (target as Partial<HTMLInputElement>).name ?? "";

/**
 * Checks the information form in the browser by the rules of the server.
 * @param refused what the server said last; a new answer takes the place of all that was found here
 * @returns the errors to show, and what the form has to listen to
 */
export function useFieldChecks(refused: FieldErrors) {
  const [answer, setAnswer] = useState(refused);
  const [errors, setErrors] = useState(refused);
  const typed = useRef(new Set<string>());
  const left = useRef(new Set<string>());
  if (answer !== refused) {
    setAnswer(refused);
    setErrors(refused);
  }
  const leave = async (name: string, form: HTMLFormElement) => {
    left.current.add(name);
    const now = await judge(form);
    if (now) setErrors((shown) => afterLeaving(shown, now, left.current));
  };
  const watch = {
    onFocus: () => {
      void loadRules();
    },
    onInput: async ({ target, currentTarget: form }: FormEvent<HTMLFormElement>) => {
      const name = nameOf(target);
      typed.current.add(name);
      // a choice is made at once, and the country changes what is right elsewhere
      if (target instanceof HTMLSelectElement) return leave(name, form);
      if (Object.keys(errors).length === 0) return;
      const now = await judge(form);
      if (now) setErrors((shown) => whileTyping(shown, now));
    },
    onBlur: async ({ target, currentTarget: form }: FocusEvent<HTMLFormElement>) => {
      const name = nameOf(target);
      if (!typed.current.has(name)) return;
      await pressOver();
      await leave(name, form);
    },
  };
  return { errors, watch };
}
