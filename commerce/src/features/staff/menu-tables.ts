/** Pages of the admin that the fulfilment role may open, with everything below them; its own profile apart. */
export const fulfilmentPages = ["/find", "/today", "/orders", "/order-list", "/stock", "/batches"] as const;

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
