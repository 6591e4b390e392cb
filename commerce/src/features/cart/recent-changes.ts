import { z } from "@medusajs/framework/zod";

/** Key of a cart's metadata under which its last changes are kept. */
export const recentChangesKey = "recent_changes";

/** After this (ms) a button pressed again is meant: the page was left open, or the shopper came back to it. */
const doubleClickMs = 5_000;

/** So many changes a cart remembers; the oldest goes. */
const maxChanges = 10;

const recentChange = z.object({ key: z.string(), at: z.coerce.date() });

/** A change that adds to or takes from what is there, so that it must not count twice. */
export interface KeyedChange {
  /** What it does and the number of the form it came from. */
  key: string;
  /** The same form is the same wish however late it comes; otherwise only a double click is. */
  always: boolean;
}

const recentChangesOf = (metadata: unknown): z.infer<typeof recentChange>[] =>
  z.object({ [recentChangesKey]: z.array(recentChange) }).safeParse(metadata).data?.[recentChangesKey] ?? [];

/** Whether a change has been made already. @param metadata of the cart */
export function isRepeated({ key, always }: KeyedChange, metadata: unknown, now: Date): boolean {
  const known = recentChangesOf(metadata).find((change) => change.key === key);
  return known !== undefined && (always || now.getTime() - known.at.getTime() < doubleClickMs);
}

/** The metadata that remembers a change that was made now, to be merged into that of the cart. */
export const withChange = (metadata: unknown, key: string, now: Date): Record<string, unknown> => ({
  [recentChangesKey]: [...recentChangesOf(metadata).filter((change) => change.key !== key), { key, at: now }]
    .slice(-maxChanges)
    .map((change) => ({ key: change.key, at: change.at.toISOString() })),
});
