/**
 * What the price rule of free shipping looks at: the price of the goods, tax included, before any code. The cart's
 * `item_total` would be after the code and lag one change behind.
 */
export const freeShippingAttribute = "original_item_total";
