import type { TableRoute } from "../../platform/route-table";
import {
  readableChannel,
  readableInventoryItem,
  readableLayout,
  readableLevel,
  readableLocale,
  readableLocation,
  readableNotice,
  readableOrder,
  readableOrderItems,
  readableRegion,
  readableReplacement,
  readableReservation,
  readableReturn,
  readableStore,
  readableUser,
  type ReadableFields,
} from "./fulfilment-fields";

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
  ...readRoutes("/admin/today", "/admin/packing-documents/:kind", "/admin/product-names"),
  ...changeRoutes("/admin/shipments", "/admin/deliveries"),
  // batches in parcels
  ...readRoutes("/admin/batches", "/admin/orders/:id/batches"),
  ...changeRoutes("/admin/batches", "/admin/parcel-batches/:id"),
  // orders
  ...readRoutes("/admin/order-list", "/admin/orders/:id/status"),
  ...reading(readableOrder, readRoutes("/admin/orders", "/admin/orders/:id")),
  ...reading(readableOrderItems, readRoutes("/admin/orders/:id/line-items")),
  // answered without what the owner changed (api/guards/fulfilment-role.ts)
  ...readRoutes("/admin/orders/:id/preview", "/admin/orders/:id/changes"),
  ...changeRoutes("/admin/orders/:id/parcels", "/admin/orders/:id/parcels/:fulfillment_id/ship"),
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
  ...reading(readableInventoryItem, [
    ...readRoutes("/admin/inventory-items", "/admin/inventory-items/:id"),
    ...changeRoutes("/admin/inventory-items/:id/location-levels/:location_id"),
  ]),
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
