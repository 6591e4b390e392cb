/**
 * What of Medusa's own surface the shop stands on beyond its documented interfaces: core routes that are guarded, closed,
 * replaced or knowingly left open, places in the admin, the lock of the completion. medusa-surface.test.ts compares all of
 * it with the installed version, so that an upgrade which adds a way to move money or goods, or takes a place away, is red.
 */

/** Core routes that are refused, with all that lies below each; the reasons are those of api/guards/closed-routes.ts. */
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
] as const;

/** Admin routes that move an order on: the action that its status has to allow, and how its order is found. */
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

/** Store routes that take the lock of the cart, with all that lies below each. */
export const lockedCartRoutes = { cart: "/store/carts/:id", payment: "/store/payment-collections" } as const;

/** Store routes that open to who holds the key of the order, with all that lies below. */
export const keyedOrderRoute = "/store/orders/:id";

/** Core routes in whose place the shop has a file of its own, for one of their methods at least. */
export const replacedRoutes = ["/hooks/payment/:provider", "/admin/invites", "/admin/users/:id"] as const;

/** Core routes that change something near an order and are left as they are; each was looked at, with what was found. */
export const reviewedRoutes: Readonly<Record<string, string>> = {
  "/admin/orders/:id": "changes e-mail, addresses and metadata, no money and no goods",
  "/admin/orders/:id/archive": "hides an order from lists",
  "/admin/orders/:id/complete":
    "marks an order in Medusa's lists; the shop's status follows from money and parcels",
  "/admin/orders/:id/fulfillments/:fulfillment_id/cancel":
    "takes a packed parcel back, which Medusa refuses once it is shipped",
  "/admin/orders/:id/transfer": "gives an order to a customer's account, and the shop has no accounts",
  "/admin/orders/:id/transfer/cancel": "ends the same",
  "/admin/orders/:id/transfer/guest": "the same for a guest",
  "/admin/orders/export": "writes a file for the owner",
  "/admin/refund-reasons": "a list of words",
  "/admin/refund-reasons/:id": "a list of words",
  "/admin/return-reasons": "a list of words",
  "/admin/return-reasons/:id": "a list of words",
  "/admin/reservations": "the owner sets goods aside",
  "/admin/reservations/:id": "the owner sets goods aside",
  "/admin/fulfillment-sets/:id": "where the shop delivers, no order",
  "/admin/fulfillment-sets/:id/service-zones": "where the shop delivers, no order",
  "/admin/fulfillment-sets/:id/service-zones/:zone_id": "where the shop delivers, no order",
  "/store/carts": "begins a cart",
};

/** First parts of core routes that have to do with no order, payment, cart or parcel. Every other part is looked at. */
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
    "price-preferences",
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
    "workflows-executions",
  ],
  store: ["customers", "search", "shipping-options"],
  auth: [":actor_type", ":auth_provider", "mfa", "session", "token", "verification"],
  cloud: ["auth"],
  hooks: [],
};

/** Zones of the admin that the shop's widgets stand in. */
export const widgetZones = [
  "customer.details.before",
  "login.before",
  "order.details.before",
  "order.details.side.before",
  "order.list.before",
  "product.details.after",
  "product.details.before",
  "product.details.side.after",
  "product_category.details.side.after",
] as const;

/**
 * The page of an order in the admin, and Medusa's parts of it in their order, which stand below the shop's own widgets:
 * the heading of the page, then the parcels; the status before the customer.
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
  /** Those of them that the shop hides. */
  hidden: [
    "OrderSummarySection",
    "OrderFulfillmentSection",
    "MetadataSection",
    "JsonViewSection",
    "RequiredPermissionsSection",
  ],
  /** Medusa's payments, which the shop has in the order's status. */
  payments: "OrderPaymentSection",
} as const;

/** Pages of one record that end in boxes for programmers; the order's own is arranged apart. */
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

/** The page of a product, and the name of the widget that says why it is not on sale (admin/widgets/product-sellability.tsx). */
export const productPage = { zone: "product.details", problems: "product-sellability" } as const;

/** The menu of Medusa's settings, and its entries that are for programmers. */
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

/** The menu of the admin: the zone of its arrangement, its search field, and how its entries are named. */
export const mainMenu = {
  zone: "sidebar",
  search: "core:Searchbar",
  entryOf: (path: string): string => `core:nav:${path}`,
} as const;

/** The key of the lock that Medusa's own completion of a cart holds. */
export const completionLockKey = (cartId: string): string => cartId;

/** Columns in which Medusa's `q` looks for the words of a search in its list of products, by table: a product's own and its weights'. */
export const searchedColumns = {
  product: ["title", "subtitle", "description"],
  product_variant: ["title", "sku", "barcode", "ean", "upc"],
} as const;
