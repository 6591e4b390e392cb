import { withoutHiddenCharacters } from "./hidden-characters";

/** Normalises single-line input: trims it and collapses whitespace. */
export const normaliseLine = (text: string): string =>
  withoutHiddenCharacters(text).replace(/\s+/g, " ").trim();

/** Normalises multi-line input; forms submit line breaks as CR LF. */
export const normaliseText = (text: string): string =>
  withoutHiddenCharacters(text).replace(/\r\n?/g, "\n").trim();
