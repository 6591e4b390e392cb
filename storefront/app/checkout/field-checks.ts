import type { FieldErrors } from "./information";

/**
 * Errors to show while a field is being typed in: corrected errors disappear immediately, new ones are not added,
 * because nobody wants to be corrected in the middle of a word.
 * @param now current errors of the whole form
 */
export const whileTyping = (shown: FieldErrors, now: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(shown).filter(([path]) => path in now));

/**
 * Errors to show after a field lost focus: errors already shown, plus those of all fields that were edited and left.
 * Untouched fields are validated when the form is sent.
 * @param left names of the fields edited and left so far
 */
export const afterLeaving = (shown: FieldErrors, now: FieldErrors, left: ReadonlySet<string>): FieldErrors =>
  Object.fromEntries(Object.entries(now).filter(([path]) => path in shown || left.has(path)));
