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
export const readableOrder: ReadableFields = {
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

export const readableOrderItems: ReadableFields = {
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

export const readableReturn: ReadableFields = {
  fields: [...returned, "requested_at", "received_at", "items", "items.reason"],
  filters: ["id", "order_id", "status"],
};

/** A claim or an exchange. */
export const readableReplacement: ReadableFields = {
  fields: [...returned, "additional_items"],
  filters: ["id", "order_id"],
};

const inventoryItem = [
  ...["id", "sku", "title", "description", "thumbnail", "unit_of_measure", "requires_shipping"],
  ...["origin_country", "hs_code", "mid_code", "material", "weight", "length", "height", "width"],
  ...["reserved_quantity", "stocked_quantity", ...dates],
];

export const readableInventoryItem: ReadableFields = {
  fields: [
    ...[...inventoryItem, "location_levels", ...below("location_levels", "stock_locations")],
    ...["variants", ...below("variants", "product", "options")],
  ],
  filters: ["id", "q", "sku", "location_levels"],
};

export const readableLevel: ReadableFields = {
  fields: [
    ...["id", "inventory_item_id", "location_id", ...dates],
    ...["stocked_quantity", "reserved_quantity", "incoming_quantity", "available_quantity"],
    ...below("stock_locations", "id", "name"),
  ],
  filters: ["location_id"],
};

export const readableReservation: ReadableFields = {
  fields: [
    ...["id", "location_id", "inventory_item_id", "line_item_id", "quantity", "description", ...dates],
    ...["inventory_item", ...below("inventory_item", ...inventoryItem, "location_levels")],
  ],
  filters: ["location_id", "inventory_item_id", "line_item_id"],
};

export const readableLocation: ReadableFields = {
  fields: [
    ...["id", "name", "address", ...dates],
    ...below("address", "id", "address_1", "address_2", "city", "country_code", "province", "postal_code"),
    "address.phone",
  ],
  filters: ["id", "q", "name"],
};

export const readableRegion: ReadableFields = {
  fields: ["id", "name", "currency_code", "automatic_taxes", "countries", ...dates],
  filters: ["id", "q"],
};

export const readableChannel: ReadableFields = {
  fields: ["id", "name", "description", "is_disabled", ...dates],
  filters: ["id", "q"],
};

export const readableNotice: ReadableFields = {
  fields: ["id", "channel", "template", "data", ...dates],
  filters: ["channel"],
};

export const readableStore: ReadableFields = {
  fields: [
    ...["id", "name", "default_sales_channel_id", "default_region_id", "default_location_id", ...dates],
    ...["supported_currencies", "supported_currencies.currency"],
    ...["supported_locales", "supported_locales.locale"],
  ],
};

export const readableLocale: ReadableFields = { fields: ["code", "name"], filters: ["code"] };

export const readableLayout: ReadableFields = {
  fields: ["id", "zone", "user_id", "is_system_default", "configuration", ...dates],
  filters: ["zone", "is_system_default", "user_id"],
};

/** The own account. */
export const readableUser: ReadableFields = {
  fields: ["id", "first_name", "last_name", "email", "avatar_url", "metadata", ...dates],
};
