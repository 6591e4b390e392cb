import type { TableRoute } from "../../platform/route-table";

/**
 * What the fulfilment role may ask of a route of Medusa: its `fields` parameter reaches every relation, also carts,
 * payments and the orders of others.
 */
export interface ReadableFields {
  /** Columns, and relations with their own columns; nothing below a relation unless it is listed as well. */
  fields: readonly string[];
  /** Fields Medusa's pages ask for together with readable ones: left out without a refusal. */
  withheld?: readonly string[];
  /** Query parameters other than fields, order and page. */
  filters?: readonly string[];
}

const below = (relation: string, ...names: string[]): string[] => names.map((name) => `${relation}.${name}`);

const dates = ["created_at", "updated_at"];

/** An order without payments, buyer's account, billing address, amounts other than its total, and metadata. */
const readableOrder: ReadableFields = {
  fields: [
    ...["id", "display_id", "custom_display_id", "status", "version", "email", "locale", "currency_code"],
    ...["total", "fulfillment_status", "canceled_at", ...dates],
    ...["shipping_address", "sales_channel", "shipping_methods"],
    ...["items", ...below("items", "detail", "variant")],
    ...below("items.variant", "product", "options", "manage_inventory", "inventory_items.inventory"),
    "items.variant.inventory_items.required_quantity",
    ...["fulfillments", ...below("fulfillments", "items", "labels")],
    "fulfillments.shipping_option.service_zone.fulfillment_set.type",
  ],
  withheld: [
    ...["metadata", "summary", "order_change", "payment_status", "region.automatic_taxes"],
    ...["customer", "billing_address", "promotions", "credit_lines"],
    ...["subtotal", "tax_total", "original_total", "original_tax_total", "refundable_total"],
    ...["discount_total", "discount_subtotal", "credit_line_total"],
    ...["item_total", "item_subtotal", "item_tax_total", "original_item_tax_total", "item_discount_total"],
    ...["shipping_total", "shipping_subtotal", "shipping_tax_total"],
    ...["original_shipping_tax_total", "shipping_discount_total"],
    ...["payment_collections", ...below("payment_collections", "payment_sessions", "payments")],
    ...below("payment_collections.payments", "refunds", "refunds.refund_reason"),
  ],
  filters: ["id", "q", "status", "region_id", "sales_channel_id", "version", ...dates],
};

const readableOrderItems: ReadableFields = {
  fields: ["id", "order_id", "item_id", "version", "quantity", "item"],
  filters: ["item_id", "version"],
};

const returned = [
  "id",
  "order_id",
  "return_id",
  "display_id",
  "status",
  "order_version",
  "canceled_at",
  ...dates,
];

const readableReturn: ReadableFields = {
  fields: [...returned, "requested_at", "received_at", "items", "items.reason"],
  filters: ["id", "order_id", "status"],
};

/** A claim or an exchange. */
const readableReplacement: ReadableFields = {
  fields: [...returned, "additional_items"],
  filters: ["id", "order_id"],
};

const inventoryItem = [
  ...["id", "sku", "title", "description", "thumbnail", "unit_of_measure", "requires_shipping"],
  ...["origin_country", "hs_code", "mid_code", "material", "weight", "length", "height", "width"],
  ...["reserved_quantity", "stocked_quantity", ...dates],
];

const readableInventoryItem: ReadableFields = {
  fields: [
    ...[...inventoryItem, "location_levels", ...below("location_levels", "stock_locations")],
    ...["variants", ...below("variants", "product", "options")],
  ],
  filters: ["id", "q", "sku", "location_levels"],
};

const readableLevel: ReadableFields = {
  fields: [
    ...["id", "inventory_item_id", "location_id", ...dates],
    ...["stocked_quantity", "reserved_quantity", "incoming_quantity", "available_quantity"],
    ...below("stock_locations", "id", "name"),
  ],
  filters: ["location_id"],
};

const readableReservation: ReadableFields = {
  fields: [
    ...["id", "location_id", "inventory_item_id", "line_item_id", "quantity", "description", ...dates],
    ...["inventory_item", ...below("inventory_item", ...inventoryItem, "location_levels")],
  ],
  filters: ["location_id", "inventory_item_id", "line_item_id"],
};

const readableLocation: ReadableFields = {
  fields: [
    ...["id", "name", "address", ...dates],
    ...below("address", "id", "address_1", "address_2", "city", "country_code", "province", "postal_code"),
    "address.phone",
  ],
  filters: ["id", "q", "name"],
};

const readableRegion: ReadableFields = {
  fields: ["id", "name", "currency_code", "automatic_taxes", "countries", ...dates],
  filters: ["id", "q"],
};

const readableChannel: ReadableFields = {
  fields: ["id", "name", "description", "is_disabled", ...dates],
  filters: ["id", "q"],
};

const readableNotice: ReadableFields = {
  fields: ["id", "channel", "template", "data", ...dates],
  filters: ["channel"],
};

const readableStore: ReadableFields = {
  fields: [
    ...["id", "name", "default_sales_channel_id", "default_region_id", "default_location_id", ...dates],
    ...["supported_currencies", "supported_currencies.currency"],
    ...["supported_locales", "supported_locales.locale"],
  ],
};

const readableLocale: ReadableFields = { fields: ["code", "name"], filters: ["code"] };

const readableLayout: ReadableFields = {
  fields: ["id", "zone", "user_id", "is_system_default", "configuration", ...dates],
  filters: ["zone", "is_system_default", "user_id"],
};

/** The own account. */
const readableUser: ReadableFields = {
  fields: ["id", "first_name", "last_name", "email", "avatar_url", "metadata", ...dates],
};

/** Admin routes Medusa opens without login; all others require authentication. */
export const routesWithoutLogin: readonly TableRoute[] = [
  { method: "GET", address: "/admin/feature-flags" },
  { method: "POST", address: "/admin/invites/accept" },
];

/** Placeholder for the id of the current user in an address of `fulfilmentRoutes`. */
export const ownId = ":own_id";

/** A route of the fulfilment role, with the fields it may read if the route is Medusa's and takes fields. */
export interface FulfilmentRoute extends TableRoute {
  readable?: ReadableFields;
}

const readRoutes = (...addresses: string[]): FulfilmentRoute[] =>
  addresses.map((address) => ({ method: "GET", address }));
const changeRoutes = (...addresses: string[]): FulfilmentRoute[] =>
  addresses.map((address) => ({ method: "POST", address }));
const reading = (readable: ReadableFields, routes: FulfilmentRoute[]): FulfilmentRoute[] =>
  routes.map((route) => ({ ...route, readable }));

/**
 * Every admin route the fulfilment role may call: packing, shipping and stock counts, and what their pages read. All
 * other routes of the admin API are reserved for the owner, including those added by new versions of Medusa, until they
 * are listed here.
 */
export const fulfilmentRoutes: readonly FulfilmentRoute[] = [
  // page "Today"
  ...readRoutes(
    "/admin/today",
    "/admin/packing-documents/:kind",
    "/admin/carrier-files/:kind",
    "/admin/product-names",
  ),
  ...changeRoutes("/admin/shipments", "/admin/tracking-numbers", "/admin/deliveries"),
  // batches in parcels
  ...readRoutes("/admin/batches", "/admin/orders/:id/batches"),
  ...changeRoutes("/admin/batches", "/admin/parcel-batches/:id"),
  // orders
  ...readRoutes("/admin/order-list", "/admin/order-list/filters"),
  ...readRoutes("/admin/orders/:id/status", "/admin/orders/:id/notes"),
  ...changeRoutes("/admin/order-list/filters", "/admin/orders/:id/notes"),
  { method: "DELETE", address: "/admin/order-list/filters/:name" },
  ...reading(readableOrder, readRoutes("/admin/orders", "/admin/orders/:id")),
  ...reading(readableOrderItems, readRoutes("/admin/orders/:id/line-items")),
  // answered without what the owner changed (api/guards/fulfilment-role.ts)
  ...readRoutes("/admin/orders/:id/preview", "/admin/orders/:id/changes"),
  ...changeRoutes(
    "/admin/orders/:id/parcels",
    "/admin/orders/:id/parcels/:fulfillment_id/ship",
    "/admin/orders/:id/parcels/:fulfillment_id/tracking",
    "/admin/orders/:id/parcels/:fulfillment_id/undo",
    "/admin/orders/:id/parcels/:fulfillment_id/undeliver",
  ),
  // not Medusa's shipments: it accepts any tracking URL, which is mailed to the buyer
  ...reading(
    readableOrder,
    changeRoutes(
      "/admin/orders/:id/fulfillments",
      "/admin/orders/:id/fulfillments/:fulfillment_id/mark-as-delivered",
      // unpacks a parcel, which Medusa refuses once it was shipped
      "/admin/orders/:id/fulfillments/:fulfillment_id/cancel",
    ),
  ),
  // further requests of Medusa's order page, and the filters of its list
  ...reading(readableReturn, readRoutes("/admin/returns")),
  ...reading(readableReplacement, readRoutes("/admin/claims", "/admin/exchanges")),
  ...reading(readableReservation, readRoutes("/admin/reservations")),
  ...reading(readableRegion, readRoutes("/admin/regions")),
  ...reading(readableChannel, readRoutes("/admin/sales-channels")),
  // stock
  ...readRoutes("/admin/stock", "/admin/stock/:variant_id/movements"),
  ...changeRoutes("/admin/stock/:variant_id"),
  ...reading(readableInventoryItem, readRoutes("/admin/inventory-items", "/admin/inventory-items/:id")),
  ...reading(readableLevel, readRoutes("/admin/inventory-items/:id/location-levels")),
  ...reading(readableLocation, readRoutes("/admin/stock-locations", "/admin/stock-locations/:id")),
  // the frame around all pages, and the user's own account
  ...readRoutes("/admin/staff/me", "/admin/plugins", "/admin/layouts/:zone/configuration"),
  ...reading(readableNotice, readRoutes("/admin/notifications")),
  ...reading(readableStore, readRoutes("/admin/stores")),
  ...reading(readableLayout, readRoutes("/admin/layouts/configurations")),
  ...reading(readableLocale, readRoutes("/admin/locales")),
  ...reading(readableUser, [...readRoutes("/admin/users/me"), ...changeRoutes(`/admin/users/${ownId}`)]),
];
