/** The fields of a log entry needed to tell whether it was replaced. */
export interface ReplaceablePrice {
  variant_id: string;
  cause: string;
  cents: number;
  conditional: boolean;
  price_list_id: string | null;
  created_at: Date;
}

/** Maximum time (ms) between the removal of a price and the new entry that replaces it. */
const atOnceMs = 60_000;

/**
 * Medusa deletes a price on save and creates a new one, even if nothing has changed. Filters out these removals, and
 * entries that repeat the same price. Pure.
 * @param entries newest first
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
