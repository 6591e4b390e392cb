/**
 * What the pages promise of returns (spec §9). What shipping costs and how long it takes is not here: the owner sets it,
 * and commerce tells it (commerce/shop-facts.server.ts).
 */
export const shippingFacts = {
  returnDays: 30,
} as const;
