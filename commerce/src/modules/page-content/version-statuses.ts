/** Whether visitors see a version of a page: the newest published one is what they see, a draft is seen by its link only. */
export const versionStatuses = ["draft", "published"] as const;

/** One of them. */
export type VersionStatus = (typeof versionStatuses)[number];
