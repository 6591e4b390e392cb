/** What can have slugs: the storefront has a route for each kind. */
export const kinds = ["product", "category", "post", "page"] as const;

/** Kind of thing a slug names. */
export type Kind = (typeof kinds)[number];

/** Whether a string names a kind. */
export const isKind = (value: string): value is Kind => kinds.some((kind) => kind === value);
