/** Maximum number of orders printed or shipped in one request. */
export const ordersAtOnce = 50;

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
  new URLSearchParams(orders.map(({ id }) => ["order_id", id])).toString();
