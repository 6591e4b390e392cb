/** A text for an SQL pattern (LIKE, ILIKE) in which `%`, `_` and `\` mean themselves. */
export const literally = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** A pattern that finds a text anywhere. */
export const anywhere = (text: string): string => `%${literally(text)}%`;
