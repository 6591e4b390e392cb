/**
 * Return period promised on the pages (spec §9). Shipping cost and delivery times are not defined here: the owner sets
 * them, and commerce provides them (commerce/shop-facts.server.ts).
 */
export const shippingFacts = {
  returnDays: 30,
} as const;
