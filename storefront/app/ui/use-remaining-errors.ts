import { useState, type FormEvent } from "react";

const nothing: ReadonlySet<string> = new Set();

/**
 * The errors of a form that came back, without those of fields that have been changed since to something the field itself takes
 * (required, type, length). The server judges them again when the form is sent.
 * @param refused what the server said last, by the names of the fields; the same object until the next answer
 * @returns the errors to show, and what the form has to listen to
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
