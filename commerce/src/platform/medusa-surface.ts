/**
 * Parts of Medusa the shop depends on beyond its documented interfaces: core routes that are guarded, closed, replaced
 * or deliberately left open, places in the admin, the lock of cart completion. medusa-surface.test.ts compares all of
 * it with the installed version, so that the test fails when an upgrade adds a way to move money or goods, or removes a
 * place.
 */

/** Core routes that are closed, including everything below them; the reasons are in api/guards/closed-routes.ts. */
export const closedRoutes = [
  ["/admin/order-edits", "edit"],
  ["/admin/order-changes", "edit"],
  ["/admin/orders/:id/credit-lines", "edit"],
  ["/admin/returns", "returns"],
  ["/admin/exchanges", "returns"],
  ["/admin/claims", "returns"],
  ["/admin/payment-collections", "payment"],
  ["/admin/orders/:id/payment-sessions", "payment"],
  ["/admin/fulfillments", "parcels"],
  ["/admin/draft-orders", "drafts"],
  ["/store/returns", "returns"],
  ["/admin/products/import", "imports"],
  ["/admin/products/imports", "imports"],
  ["/admin/uploads/presigned-urls", "imports"],
  ["/admin/price-lists", "prices"],
  ["/admin/promotions", "codes"],
  ["/admin/campaigns", "codes"],
  ["/admin/price-preferences", "taxIncluded"],
  ["/admin/stores", "store"],
  ["/admin/reservations", "stock"],
  ["/admin/inventory-items", "stock"],
  ["/admin/tax-rates", "taxRates"],
  ["/admin/tax-regions", "taxRates"],
  ["/admin/shipping-options", "shipping"],
  ["/admin/fulfillment-sets", "zones"],
  ["/admin/stock-locations/:id/fulfillment-sets", "zones"],
  ["/admin/stock-locations/:id/fulfillment-providers", "zones"],
  ["/admin/workflows-executions", "workflows"],
] as const;

/** Reasons of the closed routes that may still delete, so that what was made before can be removed. */
export const deletableReasons = ["prices", "codes"] as const;

/** Core routes that write prices of products, and what their body contains (api/guards/price-jumps.ts). */
export const pricedRoutes = [
  { matcher: "/admin/products", gives: "product" },
  { matcher: "/admin/products/batch", gives: "products" },
  { matcher: "/admin/products/:id", gives: "product" },
  { matcher: "/admin/products/:id/variants", gives: "weight" },
  { matcher: "/admin/products/:id/variants/batch", gives: "weights" },
  { matcher: "/admin/products/:id/variants/:variant_id", gives: "weight" },
] as const;

/**
 * Admin routes that change the status of an order: the action the current status has to allow, and how the order is
 * found.
 */
export const orderRoutes = [
  { matcher: "/admin/orders/:id/cancel", action: "cancel", of: "order" },
  { matcher: "/admin/orders/:id/fulfillments", action: "pack", of: "order" },
  { matcher: "/admin/orders/:id/fulfillments/:fulfillment_id/shipments", action: "ship", of: "order" },
  {
    matcher: "/admin/orders/:id/fulfillments/:fulfillment_id/mark-as-delivered",
    action: "deliver",
    of: "order",
  },
  { matcher: "/admin/payments/:id/capture", action: "capture", of: "payment" },
  { matcher: "/admin/payments/:id/refund", action: "refund", of: "payment" },
] as const;

/** Store routes that take the lock of the cart, including everything below them. */
export const lockedCartRoutes = { cart: "/store/carts/:id", payment: "/store/payment-collections" } as const;

/** Store routes that require the key of the order, including everything below them. */
export const keyedOrderRoute = "/store/orders/:id";

/** Core routes replaced by a file of the shop, for at least one method. */
export const replacedRoutes = ["/hooks/payment/:provider", "/admin/invites", "/admin/users/:id"] as const;

/** Core routes that write close to an order and are left as they are, with the result of the review of each. */
export const reviewedRoutes: Readonly<Record<string, string>> = {
  "/admin/orders/:id":
    "changes e-mail, metadata and, by the rules of the checkout, the address of the invoice; not that of the parcel",
  "/admin/orders/:id/archive": "hides an order from lists",
  "/admin/orders/:id/complete":
    "marks an order as completed in Medusa; the shop derives its status from money and parcels",
  "/admin/orders/:id/fulfillments/:fulfillment_id/cancel":
    "unpacks a parcel, which Medusa refuses once it is shipped",
  "/admin/orders/:id/transfer": "gives an order to a customer's account, and the shop has none",
  "/admin/orders/:id/transfer/cancel": "cancels such a transfer",
  "/admin/orders/:id/transfer/guest": "gives a guest's order to an account, and the shop has none",
  "/admin/orders/export": "writes a file for the owner",
  "/admin/refund-reasons": "edits the list of reasons to choose from",
  "/admin/refund-reasons/:id": "edits the list of reasons to choose from",
  "/admin/return-reasons": "edits the list of reasons to choose from",
  "/admin/return-reasons/:id": "edits the list of reasons to choose from",
  "/store/carts": "creates a cart",
};

/**
 * Resources (second path segments) of core routes that are unrelated to orders, payments, carts and parcels. All other
 * resources are checked.
 */
export const unrelatedResources: Readonly<Record<string, readonly string[]>> = {
  admin: [
    "api-keys",
    "campaigns",
    "collections",
    "customer-groups",
    "customers",
    "index",
    "inventory-items",
    "invites",
    "layouts",
    "price-lists",
    "product-categories",
    "product-options",
    "product-tags",
    "product-types",
    "products",
    "promotions",
    "property-labels",
    "rbac",
    "regions",
    "sales-channels",
    "search-indexes",
    "shipping-option-types",
    "shipping-options",
    "shipping-profiles",
    "stock-locations",
    "stores",
    "tax-rates",
    "tax-regions",
    "translations",
    "uploads",
    "users",
    "views",
  ],
  store: ["customers", "search", "shipping-options"],
  auth: [":actor_type", ":auth_provider", "mfa", "session", "token", "verification"],
  cloud: ["auth"],
  hooks: [],
};

/** Admin zones with widgets of the shop. */
export const widgetZones = [
  "api_key.list.before",
  "customer.details.before",
  "location.list.before",
  "login.before",
  "order.details.before",
  "order.details.side.before",
  "order.list.before",
  "product.details.before",
  "product.list.before",
  "product_category.list.before",
  "product_tag.list.before",
  "product_type.list.before",
  "refund_reason.list.before",
  "region.list.before",
  "return_reason.list.before",
  "sales_channel.list.before",
  "store.details.before",
  "tax.list.before",
  "user.list.before",
  "workflow.list.before",
] as const;

/**
 * The order page of the admin, with Medusa's sections in their order, below the shop's own widgets: the page heading,
 * then the parcels; the status above the customer.
 */
export const orderPage = {
  zone: "order.details",
  sections: [
    "OrderSummarySection",
    "OrderPaymentSection",
    "OrderFulfillmentSection",
    "OrderCustomerSection",
    "OrderActivitySection",
    "MetadataSection",
    "JsonViewSection",
    "RequiredPermissionsSection",
  ],
  /** Sections hidden by the shop. */
  hidden: [
    "OrderSummarySection",
    "OrderPaymentSection",
    "OrderFulfillmentSection",
    "MetadataSection",
    "JsonViewSection",
    "RequiredPermissionsSection",
  ],
} as const;

/** Detail pages that end in boxes meant for developers; the order page is laid out separately. */
export const recordPages = {
  zones: [
    "campaign.details",
    "customer.details",
    "customer_group.details",
    "inventory_item.details",
    "location.details",
    "price_list.details",
    "product.details",
    "product_category.details",
    "product_collection.details",
    "product_option.details",
    "product_option_value.details",
    "product_tag.details",
    "product_type.details",
    "product_variant.details",
    "promotion.details",
    "region.details",
    "reservation.details",
    "sales_channel.details",
    "shipping_option_type.details",
    "shipping_profile.details",
    "store.details",
    "tax.details",
    "user.details",
  ],
  hidden: ["MetadataSection", "JsonViewSection", "RequiredPermissionsSection"],
} as const;

/** Medusa's product page, and the name of the widget that leads to the shop's own (admin/widgets/own-product-page.tsx). */
export const productPage = { zone: "product.details", note: "own-product-page" } as const;

/** Menu of Medusa's settings, and its entries meant for developers. */
export const settingsMenu = {
  zone: "settings.sidebar",
  entryOf: (path: string): string => `core:settings-nav:${path}`,
  hidden: [
    "/settings/publishable-api-keys",
    "/settings/secret-api-keys",
    "/settings/workflows",
    "/settings/search",
  ],
} as const;

/** Key of the lock held by Medusa's own cart completion. */
export const completionLockKey = (cartId: string): string => cartId;

/** Columns searched by `q` in Medusa's product list, by table: those of a product and of its variants. */
export const searchedColumns = {
  product: ["title", "subtitle", "description"],
  product_variant: ["title", "sku", "barcode", "ean", "upc"],
} as const;
