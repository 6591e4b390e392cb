import type { FieldErrors } from "./information";

/**
 * Errors to show while a field is being typed in: corrected errors disappear immediately, new ones are not added,
 * because nobody wants to be corrected in the middle of a word.
 * @param current current errors of the whole form
 */
export const errorsWhileTyping = (shown: FieldErrors, current: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(shown).filter(([path]) => path in current));

/**
 * Errors to show after a field lost focus: errors already shown, plus those of all fields that were edited and left.
 * Untouched fields are validated when the form is sent.
 * @param blurred names of the fields edited and left so far
 */
export const errorsAfterBlur = (
  shown: FieldErrors,
  current: FieldErrors,
  blurred: ReadonlySet<string>,
): FieldErrors =>
  Object.fromEntries(Object.entries(current).filter(([path]) => path in shown || blurred.has(path)));
