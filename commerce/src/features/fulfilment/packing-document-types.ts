/** So many orders are printed or sent at once. */
export const ordersAtOnce = 50;

/** What can be printed for parcels. */
export const packingDocumentKinds = [
  "packing-slips",
  "gift-cards",
  "address-labels",
  "address-label-sheets",
] as const;

/** One of `packingDocumentKinds`. */
export type PackingDocumentKind = (typeof packingDocumentKinds)[number];
