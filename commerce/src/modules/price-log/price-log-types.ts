/** A price that was there when the log began, one that was set or changed, and one that is gone. */
export const priceCauses = ["opening", "set", "removed"] as const;

/** One of `priceCauses`. */
export type PriceCause = (typeof priceCauses)[number];
