/** opening: existed when the log began. set: created or changed. removed: deleted. */
export const priceCauses = ["opening", "set", "removed"] as const;

export type PriceCause = (typeof priceCauses)[number];
