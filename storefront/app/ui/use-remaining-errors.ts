import { useState, type FormEvent } from "react";

const nothing: ReadonlySet<string> = new Set();

/**
 * Errors of a refused form, without those of fields that have since been changed to a value the field accepts
 * (required, type, length). The server validates them again when the form is sent.
 * @param refused errors of the last response by field name; the same object until the next response
 * @returns the errors to show, and event handlers for the form
 */
export function useRemainingErrors<Errors extends object>(refused: Errors) {
  const [answer, setAnswer] = useState(refused);
  const [mended, setMended] = useState(nothing);
  if (answer !== refused) {
    setAnswer(refused);
    setMended(nothing);
  }
  const errors = Object.fromEntries(Object.entries(refused).filter(([name]) => !mended.has(name))) as Errors;
  const watch = {
    onInput: ({ target }: FormEvent<HTMLFormElement>) => {
      const { name, validity } = target as Partial<HTMLInputElement>;
      if (name && name in errors && validity?.valid) setMended((before) => new Set(before).add(name));
    },
  };
  return { errors, watch };
}
