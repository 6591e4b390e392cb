/** Spreads copies over the time before the original: one every five minutes, so 200,000 cover about two years. */
export const earlier = (column: string): Record<string, string> => ({
  [column]: `o.${column} - n * interval '5 minutes'`,
});
