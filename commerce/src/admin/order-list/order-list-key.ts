/** Query key of the list of orders. */
export const orderListKey = "order-list";
