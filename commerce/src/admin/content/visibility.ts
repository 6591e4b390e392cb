import type { EntryStatus } from "../../modules/content/entry-statuses";

/** Visibility of an entry to visitors: not published, scheduled, or published. */
export type Visibility = "draft" | "scheduled" | "published";

/**
 * Visibility shown to the owner.
 * @param publishedAt ISO 8601; null for none
 */
export const visibilityOf = (status: EntryStatus, publishedAt: string | null, now: Date): Visibility =>
  status === "published" && publishedAt !== null && new Date(publishedAt) > now ? "scheduled" : status;
