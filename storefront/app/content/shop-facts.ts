/**
 * What the pages promise of delivery and returns (spec §9). What shipping costs is not here: the owner sets it, and
 * commerce tells it (commerce/shipping.server.ts).
 */
export const shippingFacts = {
  businessDays: { from: 2, to: 3 },
  returnDays: 30,
} as const;
