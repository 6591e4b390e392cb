import type { FieldErrors } from "./information";

/**
 * The errors to show while a field is being typed in: what has been mended goes at once, and nothing new comes, because
 * nobody wants to be corrected in the middle of a word.
 * @param now what the rules say of the whole form
 */
export const whileTyping = (shown: FieldErrors, now: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(shown).filter(([path]) => path in now));

/**
 * The errors to show once a field has been left: those of the fields that were typed in and left, and those that are
 * shown already. What was not touched yet is judged when the form is sent.
 * @param left names of the fields typed in and left so far
 */
export const afterLeaving = (shown: FieldErrors, now: FieldErrors, left: ReadonlySet<string>): FieldErrors =>
  Object.fromEntries(Object.entries(now).filter(([path]) => path in shown || left.has(path)));
