/** Copies are spread over the time before the original: one in five minutes, 200,000 in about two years. */
export const earlier = (column: string): Record<string, string> => ({
  [column]: `o.${column} - n * interval '5 minutes'`,
});
