/**
 * Invisible characters: control characters except tab and line breaks (PostgreSQL rejects NUL), noncharacters and lone
 * surrogates (neither may appear in XML, nor some control characters), and the directional
 * marks U+202A to U+202E and U+2066 to U+2069, which phones add to text copied from an address book and which can make
 * a text read differently. Marks that languages need (U+200C to U+200F) are not included.
 */
const control = /[^\P{Cc}\t\n\r]|\p{Cs}|\p{Noncharacter_Code_Point}/u;
const hidden = new RegExp(`[\\u202a-\\u202e\\u2066-\\u2069]|${control.source}`, "u");
const allHidden = new RegExp(hidden, "gu");

/** Whether a text has control characters other than tab and line breaks, noncharacters or lone surrogates. */
export const hasControlCharacters = (text: string): boolean => control.test(text);

export const hasHiddenCharacters = (text: string): boolean => hidden.test(text);

export const withoutHiddenCharacters = (text: string): string => text.replace(allHidden, "");

/** Normalises single-line input: trims it and collapses whitespace. */
export const normaliseLine = (text: string): string =>
  withoutHiddenCharacters(text).replace(/\s+/g, " ").trim();

/** Normalises multi-line input; forms submit line breaks as CR LF. */
export const normaliseText = (text: string): string =>
  withoutHiddenCharacters(text).replace(/\r\n?/g, "\n").trim();
