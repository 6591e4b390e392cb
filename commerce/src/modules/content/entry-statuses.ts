/** A draft is only visible in the admin's preview. */
export const entryStatuses = ["draft", "published"] as const;

export type EntryStatus = (typeof entryStatuses)[number];
