import { withoutHiddenCharacters } from "./hidden-characters";

/** What was typed into a line: without blanks around it and doubled ones in it. */
export const normaliseLine = (text: string): string =>
  withoutHiddenCharacters(text).replace(/\s+/g, " ").trim();

/** What was typed into several lines; a form sends their ends as CR LF. */
export const normaliseText = (text: string): string =>
  withoutHiddenCharacters(text).replace(/\r\n?/g, "\n").trim();
