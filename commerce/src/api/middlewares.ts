import { allowFields, authenticate, defineMiddlewares } from "@medusajs/framework/http";
import { productCategoryFields, productDetailFields } from "@su-turrone/contract/store-fields";
import { requireInvitation } from "../features/accounts/invited-only";
import { limitLogins, limitPasswordResets, limitSecondFactors } from "../features/accounts/login-limits";
import { endLoginsOfOldPassword, refuseOutdatedLogins } from "../features/accounts/new-password";
import { cartMiddlewares, cartChanges } from "./guards/cart-changes";
import { staffMiddlewares, requirePermission } from "./guards/staff-access";
import { uploadMiddlewares } from "../features/uploads/middlewares";
import { drainBeforeStop } from "../platform/draining";
import { keyedOrderRoute } from "../platform/medusa-surface";
import { measureRequests } from "../platform/metrics";
import { closedApis } from "../platform/route-table";
import { setHeadersOfEveryAnswer } from "../platform/security-headers";
import { limitArrivals, logRequests, refuseLargeIndexes } from "../platform/every-request";
import { answerError } from "./error-handler";
import { waitForStorefront, auditChanges, linkChangeEvents } from "./guards/after-changes";
import { refuseBadInput, cleanBody } from "./guards/bad-input";
import { closedRoutes, storeGuards } from "./guards/closed-routes";
import {
  closeStoreFields,
  refuseOrderList,
  requireOrderKey,
  requireStorefront,
  refuseForeignOrigins,
} from "./guards/access";
import { fulfilmentRole } from "./guards/fulfilment-role";
import { requireExisting } from "./guards/require-existing";
import { orderActionGuards, paymentRefunds } from "./guards/order-actions";
import { orderLocks, packingGuards } from "./guards/order-lock";
import { priceJumpGuards } from "./guards/price-jumps";
import { searchByReference, searchProductsByIndex } from "./guards/admin-search";
import { staleForms } from "./guards/stale-forms";
import { serveBucket, servePrivateFiles, serveUploads } from "./guards/uploads";

refuseLargeIndexes();
logRequests();
measureRequests();
setHeadersOfEveryAnswer();
drainBeforeStop();
limitArrivals();

/**
 * Registry of all middlewares. A matcher without methods also applies to everything below it. The shop's own routes check
 * their bodies themselves (platform/with-body.ts), after the middlewares.
 */
export default defineMiddlewares({
  errorHandler: answerError,
  routes: [
    { matcher: "/static", middlewares: [serveUploads, servePrivateFiles, serveBucket] },
    ...closedApis.map((matcher) => ({ matcher, middlewares: [requireStorefront] })),
    { matcher: "/store", middlewares: [refuseBadInput, closeStoreFields] },
    { matcher: "/auth", middlewares: [refuseForeignOrigins, refuseOutdatedLogins] },
    {
      matcher: "/admin",
      middlewares: [refuseForeignOrigins, requirePermission, cleanBody, auditChanges, waitForStorefront],
    },
    ...uploadMiddlewares,
    ...linkChangeEvents,
    ...requireExisting,
    ...cartChanges,
    { matcher: "/store/orders", methods: ["GET"], middlewares: [refuseOrderList] },
    { matcher: keyedOrderRoute, middlewares: [requireOrderKey] },
    ...cartMiddlewares,
    { matcher: "/auth/user/emailpass", methods: ["POST"], middlewares: [limitLogins] },
    {
      matcher: "/auth/mfa/challenges/:id/verify",
      methods: ["POST"],
      middlewares: [
        authenticate("user", ["session", "bearer"], { allowUnregistered: true, requireMfa: false }),
        limitSecondFactors,
      ],
    },
    { matcher: "/auth/user/emailpass/register", methods: ["POST"], middlewares: [requireInvitation] },
    {
      matcher: "/auth/user/emailpass/reset-password",
      methods: ["POST"],
      middlewares: [limitPasswordResets],
    },
    {
      matcher: "/auth/user/emailpass/update",
      methods: ["POST"],
      middlewares: [endLoginsOfOldPassword],
    },
    ...closedRoutes,
    ...orderLocks,
    ...orderActionGuards,
    ...packingGuards,
    ...paymentRefunds,
    ...priceJumpGuards,
    ...storeGuards,
    ...staleForms,
    ...staffMiddlewares,
    ...fulfilmentRole,
    { matcher: "/store/products/:id", middlewares: [allowFields("food_label")] },
    {
      matcher: "/store/products",
      middlewares: [allowFields("product_detail", ...productDetailFields, ...productCategoryFields)],
    },
    ...[
      ...["/admin/bank-statements", "/admin/product-file", "/admin/product-file-previews"],
      ...["/admin/telephone-orders/quotes", "/admin/telephone-orders/recipients"],
      "/admin/tracking-numbers",
    ].map((matcher) => ({
      matcher,
      methods: ["POST" as const],
      bodyParser: { sizeLimit: "8mb" },
    })),
    { matcher: "/admin/orders", methods: ["GET"], middlewares: [searchByReference] },
    { matcher: "/admin/products", methods: ["GET"], middlewares: [searchProductsByIndex] },
  ],
});
