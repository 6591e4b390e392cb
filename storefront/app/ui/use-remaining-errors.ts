import { useState, type FormEvent } from "react";

const noFields: ReadonlySet<string> = new Set();

/**
 * Errors of a refused form, without those of fields that have since been changed to a value the field accepts
 * (required, type, length). The server validates them again when the form is sent.
 * @param refused errors of the last response by field name; the same object until the next response
 * @returns the errors to show, and event handlers for the form
 */
export function useRemainingErrors<Errors extends object>(refused: Errors) {
  const [answer, setAnswer] = useState(refused);
  const [corrected, setCorrected] = useState(noFields);
  if (answer !== refused) {
    setAnswer(refused);
    setCorrected(noFields);
  }
  const errors = Object.fromEntries(
    Object.entries(refused).filter(([name]) => !corrected.has(name)),
  ) as Errors;
  const handlers = {
    onInput: ({ target }: FormEvent<HTMLFormElement>) => {
      const { name, validity } = target as Partial<HTMLInputElement>;
      if (name && name in errors && validity?.valid) setCorrected((before) => new Set(before).add(name));
    },
  };
  return { errors, handlers };
}
