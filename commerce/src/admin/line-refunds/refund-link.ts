/** Query parameter of an order page that opens the refund by line. */
export const refundParameter = { name: "refund", value: "lines" } as const;

/** URL of an order page with its refund by line open. */
export const refundPath = (orderId: string): string =>
  `/orders/${orderId}?${new URLSearchParams({ [refundParameter.name]: refundParameter.value }).toString()}`;
