/** What of an entry of the log tells whether another one took its place. */
export interface ReplaceablePrice {
  variant_id: string;
  cause: string;
  cents: number;
  conditional: boolean;
  price_list_id: string | null;
  created_at: Date;
}

/** So long (ms) after a price was removed another one takes its place rather than being a new one. */
const atOnceMs = 60_000;

/**
 * Medusa deletes a price that is saved and makes a new one, also where nothing has changed. Leaves out the removals of such, and what is
 * the same price once more. Pure.
 * @param entries the newest first
 */
export function withoutReplaced<Entry extends ReplaceablePrice>(entries: readonly Entry[]): Entry[] {
  const hidden = new Set<Entry>();
  entries.forEach((set, index) => {
    if (set.cause !== "set") return;
    const removed = entries
      .slice(index + 1)
      .find(
        (one) =>
          one.cause === "removed" &&
          !hidden.has(one) &&
          one.variant_id === set.variant_id &&
          one.price_list_id === set.price_list_id &&
          one.conditional === set.conditional &&
          set.created_at.getTime() - one.created_at.getTime() < atOnceMs,
      );
    if (!removed) return;
    hidden.add(removed);
    if (removed.cents === set.cents) hidden.add(set);
  });
  return entries.filter((entry) => !hidden.has(entry));
}
