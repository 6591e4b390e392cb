/** What of an order's address opens the refund by line. */
export const refundParameter = { name: "refund", value: "lines" } as const;

/** The page of an order with its refund by line open. */
export const refundPath = (orderId: string): string =>
  `/orders/${orderId}?${new URLSearchParams({ [refundParameter.name]: refundParameter.value }).toString()}`;
