/** Maximum number of orders printed or filed at once; their ids take 10 of the 16 KB of Node's headers. */
export const ordersAtOnce = 300;

/** Maximum number of parcels in one request that ships them, which takes some seconds. */
export const parcelsPerRequest = 50;

/** Maximum number of open orders that are read at once, oldest first. */
export const maxOpenOrders = 500;

export const packingDocumentKinds = [
  "packing-slips",
  "gift-cards",
  "address-labels",
  "address-label-sheets",
] as const;

export type PackingDocumentKind = (typeof packingDocumentKinds)[number];

/** Query of a document or a file about several orders. */
export const queryOfOrders = (orders: readonly { id: string }[]): string =>
  new URLSearchParams({ order_id: orders.map(({ id }) => id).join(",") }).toString();
