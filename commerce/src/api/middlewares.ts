import { authenticate, defineMiddlewares, validateAndTransformBody } from "@medusajs/framework/http";
import { orderLookupBody } from "@su-turrone/contract/form-requests";
import { finishBody, paymentChoiceBody } from "@su-turrone/contract/cart-requests";
import { requireInvitation } from "../features/accounts/invited-only";
import { limitLogins } from "../features/accounts/login-limit";
import { endLoginsOfOldPassword, refuseOutdatedLogins } from "../features/accounts/new-password";
import { limitSecondFactors } from "../features/accounts/second-factor-limit";
import { limitPasswordResets } from "../features/accounts/password-reset-limit";
import { bankStatementMiddlewares } from "../features/bank-statements/middlewares";
import { batchMiddlewares } from "../features/batches/middlewares";
import { cartMiddlewares } from "../features/cart/middlewares";
import { codeMiddlewares } from "../features/codes/middlewares";
import { contentMiddlewares } from "../features/content/middlewares";
import { erasureMiddlewares } from "../features/erasure/middlewares";
import { foodLabelMiddlewares } from "../features/food-labels/middlewares";
import { lineRefundMiddlewares } from "../features/line-refunds/middlewares";
import { messagesMiddlewares } from "../features/messages/middlewares";
import { pageContentMiddlewares } from "../features/page-content/middlewares";
import { productDetailsMiddlewares } from "../features/product-details/middlewares";
import { refundTransferMiddlewares } from "../features/refund-transfers/middlewares";
import { reviewMiddlewares } from "../features/reviews/middlewares";
import { doubleOptInMiddlewares } from "../features/double-opt-in/middlewares";
import { parcelBody, shipBody, shipmentsBody, deliveriesBody } from "../features/fulfilment/validators";
import { newProductMiddlewares } from "../features/new-product/middlewares";
import { setPriceBody } from "../features/on-sale/set-price";
import { transferReleaseBody } from "../features/ordering/bank-transfer/release-transfers";
import { staffMiddlewares } from "../features/staff/middlewares";
import { uploadMiddlewares } from "../features/uploads/middlewares";
import { stockMiddlewares } from "../features/stock/middlewares";
import { withdrawalMiddlewares } from "../features/withdrawals/middlewares";
import { drainBeforeStop } from "../platform/draining";
import { keyedOrderRoute } from "../platform/medusa-surface";
import { measureRequests } from "../platform/metrics";
import { closedApis } from "../platform/open-routes";
import { refuseLargeIndexes } from "../platform/large-indexes";
import { logRequests } from "../platform/request-log";
import { setHeadersOfEveryAnswer } from "../platform/security-headers";
import { limitArrivals } from "../platform/slow-requests";
import { setSlugsBody } from "./admin/slugs/validators";
import { answerError } from "./error-handler";
import { admittedChanges } from "./guards/admit-changes";
import { waitForStorefront } from "./guards/wait-for-storefront";
import { auditChanges } from "./guards/audit-changes";
import { refuseBadInput } from "./guards/bad-input";
import { cleanBody } from "./guards/clean-body";
import { cartChanges } from "./guards/cart-changes";
import { closedRoutes } from "./guards/closed-routes";
import { closeStoreFields } from "./guards/closed-store-fields";
import { taxIncludedGuards } from "./guards/tax-included";
import { deliveryCountryGuards } from "./guards/delivery-countries";
import { fulfilmentRoleMenu } from "./guards/fulfilments-menu";
import { fulfilmentRoleNotices } from "./guards/fulfilments-notices";
import { fulfilmentRoleOrder } from "./guards/fulfilments-order";
import { requireExisting } from "./guards/require-existing";
import { refuseOrderList, requireOrderKey } from "./guards/order-access";
import { orderActionGuards } from "./guards/order-actions";
import { orderLocks } from "./guards/order-lock";
import { packingGuards } from "./guards/packing";
import { paymentRefunds } from "./guards/payment-refunds";
import { priceJumpGuards } from "./guards/price-jumps";
import { refuseForeignOrigins } from "./guards/same-origin";
import { searchByReference } from "./guards/order-search";
import { searchProductsByIndex } from "./guards/product-search";
import { linkChangeEvents } from "./guards/link-change-events";
import { staleForms } from "./guards/stale-forms";
import { requirePermission } from "./guards/staff-access";
import { requireStorefront } from "./guards/storefront-only";
import { serveBucket, servePrivateFiles, serveUploads } from "./guards/uploads";

refuseLargeIndexes();
logRequests();
measureRequests();
setHeadersOfEveryAnswer();
drainBeforeStop();
limitArrivals();

/** Registry of all middlewares. A matcher without methods also applies to everything below it. */
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
    ...admittedChanges,
    {
      matcher: "/store/carts/:id/finish",
      methods: ["POST"],
      middlewares: [validateAndTransformBody(finishBody)],
    },
    {
      matcher: "/store/carts/:id/payment",
      methods: ["POST"],
      middlewares: [validateAndTransformBody(paymentChoiceBody)],
    },
    {
      matcher: "/store/order-lookup",
      methods: ["POST"],
      middlewares: [validateAndTransformBody(orderLookupBody)],
    },
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
    ...taxIncludedGuards,
    ...deliveryCountryGuards,
    ...staleForms,
    ...contentMiddlewares,
    ...pageContentMiddlewares,
    ...messagesMiddlewares,
    ...foodLabelMiddlewares,
    ...productDetailsMiddlewares,
    ...reviewMiddlewares,
    ...doubleOptInMiddlewares,
    ...withdrawalMiddlewares,
    ...staffMiddlewares,
    ...fulfilmentRoleMenu,
    ...fulfilmentRoleNotices,
    ...fulfilmentRoleOrder,
    ...bankStatementMiddlewares,
    ...lineRefundMiddlewares,
    ...refundTransferMiddlewares,
    ...erasureMiddlewares,
    ...codeMiddlewares,
    ...stockMiddlewares,
    ...newProductMiddlewares,
    ...batchMiddlewares,
    { matcher: "/admin/orders", methods: ["GET"], middlewares: [searchByReference] },
    { matcher: "/admin/products", methods: ["GET"], middlewares: [searchProductsByIndex] },
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
      matcher: "/admin/shipments",
      methods: ["POST"],
      middlewares: [validateAndTransformBody(shipmentsBody)],
    },
    {
      matcher: "/admin/deliveries",
      methods: ["POST"],
      middlewares: [validateAndTransformBody(deliveriesBody)],
    },
    {
      matcher: "/admin/products/:id/prices",
      methods: ["POST"],
      middlewares: [validateAndTransformBody(setPriceBody)],
    },
    {
      matcher: "/admin/transfer-releases",
      methods: ["POST"],
      middlewares: [validateAndTransformBody(transferReleaseBody)],
    },
    {
      matcher: "/admin/slugs/:kind/:id",
      methods: ["POST"],
      middlewares: [validateAndTransformBody(setSlugsBody)],
    },
  ],
});
