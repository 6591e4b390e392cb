/**
 * What nobody types and nobody sees: control characters but tab and the ends of lines, and the marks that turn the
 * direction of what follows (U+202A to U+202E, U+2066 to U+2069), which phones put around what is copied from an address
 * book and which make a text read as another. Commerce refuses them (commerce/src/platform/text-limits.ts).
 */
const unseen = /[\u202a-\u202e\u2066-\u2069]|[^\P{Cc}\t\n\r]/gu;

/** What was typed into a line: without blanks around it and doubled ones in it. */
export const normaliseLine = (text: string): string => text.replace(unseen, "").replace(/\s+/g, " ").trim();

/** What was typed into several lines; a form sends their ends as CR LF. */
export const normaliseText = (text: string): string =>
  text.replace(unseen, "").replace(/\r\n?/g, "\n").trim();
