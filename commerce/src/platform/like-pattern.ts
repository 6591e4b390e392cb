/** Escapes a text for an SQL pattern (LIKE, ILIKE), so that `%`, `_` and `\` are literal. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

export const containsPattern = (text: string): string => `%${escapeLike(text)}%`;
