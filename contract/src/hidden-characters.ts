/**
 * What nobody types and nobody sees: control characters but tab and the ends of lines (PostgreSQL refuses the first of them),
 * and the marks that turn the direction of what follows (U+202A to U+202E, U+2066 to U+2069), which phones put around what is
 * copied from an address book and which make a text read as another. The marks a language needs (U+200C to U+200F) are none.
 */
const control = /[^\P{Cc}\t\n\r]/u;
const hidden = new RegExp(`[\\u202a-\\u202e\\u2066-\\u2069]|${control.source}`, "u");
const allHidden = new RegExp(hidden, "gu");

/** Whether a text has control characters but tab and the ends of lines. */
export const hasControlCharacters = (text: string): boolean => control.test(text);

/** Whether a text has characters of that kind. */
export const hasHiddenCharacters = (text: string): boolean => hidden.test(text);

/** A text without them. */
export const withoutHiddenCharacters = (text: string): string => text.replace(allHidden, "");
