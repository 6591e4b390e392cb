/** Key of the list of orders among the admin's questions. */
export const orderListKey = "order-list";
