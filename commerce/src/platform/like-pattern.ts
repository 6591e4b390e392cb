/** A text for an SQL pattern (LIKE, ILIKE) in which `%`, `_` and `\` mean themselves. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** A pattern that finds a text anywhere. */
export const containsPattern = (text: string): string => `%${escapeLike(text)}%`;
