/**
 * Whether visitors see a version: they see the newest published one; a draft is only reachable through its preview
 * link.
 */
export const versionStatuses = ["draft", "published"] as const;

/** One of `versionStatuses`. */
export type VersionStatus = (typeof versionStatuses)[number];
