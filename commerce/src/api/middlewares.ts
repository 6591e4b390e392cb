import { allowFields, defineMiddlewares, validateAndTransformBody } from "@medusajs/framework/http";
import { limitPasswordResets } from "../accounts/limits";
import { cartMiddlewares } from "../carts/middlewares";
import { contentMiddlewares } from "../content/middlewares";
import { foodLabelMiddlewares } from "../food-labels/middlewares";
import { messagesMiddlewares } from "../messages/middlewares";
import { reviewMiddlewares } from "../reviews/middlewares";
import { restockMiddlewares } from "../restock/middlewares";
import { limitLookups } from "../orders/limits";
import { lookupBody } from "../orders/lookup";
import { parcelBody, shipBody } from "../orders/ship-body";
import { withdrawalMiddlewares } from "../withdrawals/middlewares";
import { setSlugsBody } from "./admin/slugs/validators";
import { finishBody } from "./store/carts/[id]/finish/validators";
import { refuseBadInput } from "./guards/bad-input";
import { cartChanges } from "./guards/cart-changes";
import { cancelledRefunds } from "./guards/cancelled-refunds";
import { closedRoutes } from "./guards/closed-routes";
import { knownIds } from "./guards/known";
import { refuseOrderList, requireOrderKey } from "./guards/order-access";
import { allowedActions } from "./guards/order-actions";
import { searchByReference } from "./guards/order-search";
import { requireStorefront } from "./guards/storefront-only";
import { servePrivateFiles, serveUploads } from "./guards/uploads";

/** The one registry of what stands in front of the routes. A matcher without methods holds for everything below it too. */
export default defineMiddlewares({
  routes: [
    { matcher: "/static", middlewares: [serveUploads, servePrivateFiles] },
    { matcher: "/store", middlewares: [refuseBadInput] },
    { matcher: "/store/carts/:id", middlewares: [requireStorefront] },
    ...knownIds,
    ...cartChanges,
    { matcher: "/store/orders", methods: ["GET"], middlewares: [refuseOrderList] },
    { matcher: "/store/orders/:id", middlewares: [requireOrderKey, allowFields("metadata", "locale")] },
    ...cartMiddlewares,
    {
      matcher: "/store/carts/:id/finish",
      methods: ["POST"],
      middlewares: [validateAndTransformBody(finishBody)],
    },
    {
      matcher: "/store/order-lookup",
      methods: ["POST"],
      middlewares: [validateAndTransformBody(lookupBody), limitLookups],
    },
    {
      matcher: "/auth/user/emailpass/reset-password",
      methods: ["POST"],
      middlewares: [limitPasswordResets],
    },
    ...closedRoutes,
    ...allowedActions,
    ...cancelledRefunds,
    ...contentMiddlewares,
    ...messagesMiddlewares,
    ...foodLabelMiddlewares,
    ...reviewMiddlewares,
    ...restockMiddlewares,
    ...withdrawalMiddlewares,
    { matcher: "/admin/orders", methods: ["GET"], middlewares: [searchByReference] },
    {
      matcher: "/admin/orders/:id/parcels",
      methods: ["POST"],
      middlewares: [validateAndTransformBody(parcelBody)],
    },
    {
      matcher: "/admin/orders/:id/parcels/:fulfillment_id/ship",
      methods: ["POST"],
      middlewares: [validateAndTransformBody(shipBody)],
    },
    {
      matcher: "/admin/slugs/:kind/:id",
      methods: ["POST"],
      middlewares: [validateAndTransformBody(setSlugsBody)],
    },
  ],
});
