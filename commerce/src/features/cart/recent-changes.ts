import { z } from "@medusajs/framework/zod";

/** Metadata key under which a cart's recent changes are stored. */
export const recentChangesKey = "recent_changes";

/**
 * After this time (ms) a repeated press of a button is intended: the page was left open, or the shopper returned to it.
 */
const doubleClickMs = 5_000;

/** Maximum number of changes a cart remembers; the oldest is dropped. */
const maxChanges = 10;

const recentChange = z.object({ key: z.string(), at: z.coerce.date() });

/** A relative change, which must not be applied twice. */
export interface KeyedChange {
  /** The change, and the id of the form it came from. */
  key: string;
  /**
   * If true, a resubmission of the same form is always a repetition; otherwise only within the time of a double click.
   */
  always: boolean;
}

const recentChangesOf = (metadata: unknown): z.infer<typeof recentChange>[] =>
  z.object({ [recentChangesKey]: z.array(recentChange) }).safeParse(metadata).data?.[recentChangesKey] ?? [];

/** Whether a change was already made. @param metadata metadata of the cart */
export function isRepeated({ key, always }: KeyedChange, metadata: unknown, now: Date): boolean {
  const known = recentChangesOf(metadata).find((change) => change.key === key);
  return known !== undefined && (always || now.getTime() - known.at.getTime() < doubleClickMs);
}

/** Metadata that remembers a change made now, to be merged into the cart's. */
export const withChange = (metadata: unknown, key: string, now: Date): Record<string, unknown> => ({
  [recentChangesKey]: [...recentChangesOf(metadata).filter((change) => change.key !== key), { key, at: now }]
    .slice(-maxChanges)
    .map((change) => ({ key: change.key, at: change.at.toISOString() })),
});
