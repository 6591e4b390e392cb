/** What the owner writes: posts of the blog and single pages. Both have slugs, so these are kinds of slugs too. */
export const contentKinds = ["post", "page"] as const;

/** Kind of content. */
export type ContentKind = (typeof contentKinds)[number];

/** Pages that footer, checkout and mails point to whatever their address is. At most one page has a role. */
export const pageRoles = ["imprint", "terms", "privacy", "withdrawal", "accessibility"] as const;

/** Role of a page. */
export type PageRole = (typeof pageRoles)[number];

/** A draft is seen only in the admin's preview. */
export const entryStatuses = ["draft", "published"] as const;

/** Status of an entry. */
export type EntryStatus = (typeof entryStatuses)[number];

/**
 * Languages a text may be written in: the shop's three, and French and Spanish for the notices the law wants buyers
 * in France and Spain to understand. Slugs exist in the shop's languages only.
 */
export const contentLanguages = ["de", "it", "en", "fr", "es"] as const;

/** Language of a text. */
export type ContentLanguage = (typeof contentLanguages)[number];
