import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { fetchAhead } from "~/platform/load-chunk";
import type { FieldErrors } from "./fields";

const filterErrors = (
  errors: FieldErrors,
  predicate: (path: string, error: FieldErrors[string]) => boolean,
): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path, error]) => predicate(path, error)));

/** Whether only the server finds the error: postal code, town and province contradict each other. */
const isMismatch = (error: FieldErrors[string]): boolean =>
  error === "city_elsewhere" || error === "province_elsewhere";

/** Errors without the mismatches of the address whose postal code, town, province or country has changed. */
export function errorsAfterChange(shown: FieldErrors, changed: string): FieldErrors {
  const [kind = "", field = ""] = changed === "billingSame" ? ["billing", "country"] : changed.split(".");
  if (!["postalCode", "city", "province", "country"].includes(field)) return shown;
  return filterErrors(shown, (path, error) => !isMismatch(error) || !path.startsWith(`${kind}.`));
}

/**
 * Errors to show while a field is being typed in: corrected errors disappear immediately, new ones are not added,
 * because nobody wants to be corrected in the middle of a word.
 */
export const errorsWhileTyping = (shown: FieldErrors, current: FieldErrors): FieldErrors =>
  filterErrors(shown, (path, error) => path in current || isMismatch(error));

/**
 * Errors to show after a field lost focus: errors already shown, plus those of all fields that were edited and left.
 * Untouched fields are validated when the form is sent.
 * @param blurred names of the fields edited and left so far
 */
export const errorsAfterBlur = (
  shown: FieldErrors,
  current: FieldErrors,
  blurred: ReadonlySet<string>,
): FieldErrors => ({
  ...filterErrors(shown, (_, error) => isMismatch(error)),
  ...filterErrors(current, (path) => path in shown || blurred.has(path)),
});

/** The server's validation rules, fetched ahead; if that fails, each check tries again, and the server validates anyway. */
const loadRules = () => import("./information").catch(() => null);

async function validate(form: HTMLFormElement): Promise<FieldErrors | null> {
  const rules = await loadRules();
  if (!rules) return null;
  const checked = rules.checkInformation(rules.readInformation(new FormData(form)));
  return checked.ok ? {} : checked.errors;
}

/** Waits until the mouse button is released: an error message inserted earlier would shift what is clicked. */
const pointerReleased = (): Promise<void> =>
  new Promise((resolve) => {
    const resolveSoon = () => setTimeout(resolve);
    if (document.querySelector(":active")) addEventListener("pointerup", resolveSoon, { once: true });
    else resolveSoon();
  });

const nameOf = (target: EventTarget): string => (target as Partial<HTMLInputElement>).name ?? "";

/**
 * Validates the information form in the browser by the server's rules.
 * @param refused errors of the last response; a new response replaces all errors found here
 */
export function useFieldChecks(refused: FieldErrors) {
  const [answer, setAnswer] = useState(refused);
  const [errors, setErrors] = useState(refused);
  const typed = useRef(new Set<string>());
  const blurred = useRef(new Set<string>());
  if (answer !== refused) {
    setAnswer(refused);
    setErrors(refused);
  }
  useEffect(() => {
    fetchAhead(loadRules);
  }, []);
  const checkBlurredField = async (name: string, form: HTMLFormElement) => {
    blurred.current.add(name);
    const now = await validate(form);
    if (now) setErrors((shown) => errorsAfterBlur(shown, now, blurred.current));
  };
  const handlers = {
    onInput: async ({ target, currentTarget: form }: FormEvent<HTMLFormElement>) => {
      const name = nameOf(target);
      typed.current.add(name);
      setErrors((shown) => errorsAfterChange(shown, name));
      // a select is validated immediately, and the country affects the rules of other fields
      if (target instanceof HTMLSelectElement) return checkBlurredField(name, form);
      if (Object.keys(errors).length === 0) return;
      const now = await validate(form);
      if (now) setErrors((shown) => errorsWhileTyping(shown, now));
    },
    onBlur: async ({ target, currentTarget: form }: FocusEvent<HTMLFormElement>) => {
      const name = nameOf(target);
      if (!typed.current.has(name)) return;
      await pointerReleased();
      await checkBlurredField(name, form);
    },
  };
  return { errors, handlers };
}
