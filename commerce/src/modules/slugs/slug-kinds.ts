/** Kinds of entities with slugs; the storefront has a route for each kind. */
export const kinds = ["product", "category", "post", "page"] as const;

/** Kind of entity a slug belongs to. */
export type Kind = (typeof kinds)[number];

/** Whether a string is a slug kind. */
export const isKind = (value: string): value is Kind => kinds.some((kind) => kind === value);
