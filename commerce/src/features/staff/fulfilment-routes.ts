import type { TableRoute } from "../../platform/route-table";

/** Admin routes Medusa opens without login; all others require authentication. */
export const routesWithoutLogin: readonly TableRoute[] = [
  { method: "GET", address: "/admin/feature-flags" },
  { method: "POST", address: "/admin/invites/accept" },
];

/** Placeholder for the id of the current user in an address of `fulfilmentRoutes`. */
export const ownId = ":own_id";

const readRoutes = (...addresses: string[]): TableRoute[] =>
  addresses.map((address) => ({ method: "GET", address }));
const changeRoutes = (...addresses: string[]): TableRoute[] =>
  addresses.map((address) => ({ method: "POST", address }));

/**
 * Every admin route the fulfilment role may call: packing, shipping and stock counts, and what their pages read. All
 * other routes of the admin API are reserved for the owner, including those added by new versions of Medusa, until they
 * are listed here.
 */
export const fulfilmentRoutes: readonly TableRoute[] = [
  // page "Today"
  ...readRoutes("/admin/today", "/admin/packing-documents/:kind", "/admin/product-names"),
  ...changeRoutes("/admin/shipments", "/admin/deliveries"),
  // batches in parcels
  ...readRoutes("/admin/batches", "/admin/orders/:id/batches"),
  ...changeRoutes("/admin/batches", "/admin/parcel-batches/:id"),
  // orders
  ...readRoutes("/admin/order-list", "/admin/orders", "/admin/orders/:id", "/admin/orders/:id/status"),
  ...readRoutes("/admin/orders/:id/preview", "/admin/orders/:id/changes", "/admin/orders/:id/line-items"),
  ...changeRoutes("/admin/orders/:id/parcels", "/admin/orders/:id/parcels/:fulfillment_id/ship"),
  // not Medusa's shipments: it accepts any tracking URL, which is mailed to the buyer
  ...changeRoutes(
    "/admin/orders/:id/fulfillments",
    "/admin/orders/:id/fulfillments/:fulfillment_id/mark-as-delivered",
  ),
  // unpacks a parcel, which Medusa refuses once it was shipped
  ...changeRoutes("/admin/orders/:id/fulfillments/:fulfillment_id/cancel"),
  // further requests of Medusa's order page, and the filters of its list
  ...readRoutes("/admin/returns", "/admin/claims", "/admin/exchanges", "/admin/reservations"),
  ...readRoutes("/admin/regions", "/admin/sales-channels"),
  // stock
  ...readRoutes("/admin/stock", "/admin/stock/:variant_id/movements"),
  ...changeRoutes("/admin/stock/:variant_id"),
  ...readRoutes(
    "/admin/inventory-items",
    "/admin/inventory-items/:id",
    "/admin/inventory-items/:id/location-levels",
  ),
  ...changeRoutes("/admin/inventory-items/:id/location-levels/:location_id"),
  ...readRoutes("/admin/stock-locations", "/admin/stock-locations/:id"),
  // the frame around all pages, and the user's own account
  ...readRoutes(
    "/admin/users/me",
    "/admin/staff/me",
    "/admin/notifications",
    "/admin/plugins",
    "/admin/stores",
  ),
  ...readRoutes("/admin/layouts/:zone/configuration", "/admin/layouts/configurations", "/admin/locales"),
  ...changeRoutes(`/admin/users/${ownId}`),
];
