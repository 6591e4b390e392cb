/** Pages of the admin's menu available to the fulfilment role, by path. */
export const fulfilmentPages = [
  "/today",
  "/orders",
  "/order-list",
  "/inventory",
  "/stock",
  "/batches",
] as const;

/** Pages of the menu reserved for owners: Medusa's, then the shop's own. */
export const ownersPages = [
  "/products",
  "/customers",
  "/promotions",
  "/price-lists",
  "/codes",
  "/content",
  "/erasure",
  "/food-labels",
  "/invoices",
  "/launch",
  "/mails",
  "/messages",
  "/month-end",
  "/new-product",
  "/newsletter",
  "/people",
  "/product-list",
  "/reviews",
  "/shop",
  "/transfers",
  "/trends",
  "/waiting-list",
  "/withdrawals",
] as const;

/** Pages of Medusa's settings reserved for owners; only the user's own profile is left. */
export const ownersSettings = [
  "/settings/store",
  "/settings/users",
  "/settings/roles",
  "/settings/policies",
  "/settings/regions",
  "/settings/tax-regions",
  "/settings/return-reasons",
  "/settings/refund-reasons",
  "/settings/sales-channels",
  "/settings/product-types",
  "/settings/product-tags",
  "/settings/locations",
  "/settings/property-labels",
  "/settings/translations",
  "/settings/publishable-api-keys",
  "/settings/secret-api-keys",
  "/settings/workflows",
  "/settings/search",
] as const;
