import type { EntryStatus } from "../../modules/content/entry-statuses";

/** Whether visitors see an entry: not yet written, waiting for its day, or now. */
export type Visibility = "draft" | "scheduled" | "published";

/**
 * What the owner is told of an entry's status.
 * @param publishedAt ISO 8601; null for none
 */
export const visibilityOf = (status: EntryStatus, publishedAt: string | null, now: Date): Visibility =>
  status === "published" && publishedAt !== null && new Date(publishedAt) > now ? "scheduled" : status;
