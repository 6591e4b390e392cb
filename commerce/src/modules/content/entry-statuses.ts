/** A draft is seen only in the admin's preview. */
export const entryStatuses = ["draft", "published"] as const;

/** Status of an entry. */
export type EntryStatus = (typeof entryStatuses)[number];
