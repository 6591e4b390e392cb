import type { MedusaRequest, MiddlewareRoute, AuthenticatedMedusaRequest } from "@medusajs/framework/http";
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils";
import { fulfilmentPanelOf, allowedActionsOf } from "../../features/fulfilment/fulfilment-panel";
import { orderOfPayment } from "../../features/ordering/payments/order-of-payment";
import { readOrder, type OrderRecord, paymentsOf } from "../../features/ordering/order/order-record";
import { isDisputed } from "../../features/ordering/order/linked-rows";
import { actionsOf, statusOf, type OrderAction } from "../../features/ordering/order/order-status";
import { statesOf } from "../../features/ordering/order/order-view";
import { bookReturnedMoney, refundOwedWorkflow } from "../../features/ordering/payments/book-returned-money";
import { findLostPayments } from "../../features/ordering/payments/lost-payments";
import { adminLanguage, refusalsFor } from "../../platform/admin-language";
import { errorMessageOf } from "../../platform/error-message";
import { orderRoutes } from "../../platform/medusa-surface";
import { fill } from "../../texts";
import { z } from "@medusajs/framework/zod";
import { money } from "@su-turrone/contract/formats";
import { toCents } from "@su-turrone/contract/money";
import { netCapturedCents } from "../../features/ordering/order/order-payment";
import type { Middleware } from "../../platform/with-body";

/** Admin routes of Medusa and of the shop that change the status of an order. */
const guardedRoutes = [
  ...orderRoutes,
  { matcher: "/admin/orders/:id/parcels", action: "ship", of: "order" },
  { matcher: "/admin/orders/:id/parcels/:fulfillment_id/ship", action: "ship", of: "order" },
  { matcher: "/admin/orders/:id/parcels/:fulfillment_id/undo", action: "unship", of: "order" },
  { matcher: "/admin/orders/:id/parcels/:fulfillment_id/undeliver", action: "undeliver", of: "order" },
  { matcher: "/admin/orders/:id/replacements", action: "replace", of: "order" },
  { matcher: "/admin/orders/:id/refund", action: "refund", of: "order" },
] as const satisfies readonly { matcher: string; action: OrderAction; of: string }[];

type GuardedRoute = (typeof guardedRoutes)[number];

const orderIdOf = async (req: MedusaRequest, of: GuardedRoute["of"]): Promise<string | null> => {
  const id = req.params["id"] ?? "";
  return of === "order" ? id : orderOfPayment(req.scope, id);
};

/** Actions that send goods out, and so require a payment. */
const shippingActions: readonly OrderAction[] = ["pack", "ship"];

/** Actions that refund captured money. */
const refundingActions: readonly OrderAction[] = ["refund", "cancel"];

/**
 * Records what Stripe has refunded already. An order is cancelled even if Stripe cannot be reached; the provider asks
 * again before it refunds.
 * @throws MedusaError when the owner chose an amount without knowing of it
 */
async function bookBefore(req: MedusaRequest, order: OrderRecord, of: GuardedRoute["of"]): Promise<boolean> {
  let booked = 0;
  try {
    booked = await bookReturnedMoney(req.scope, order);
  } catch (error) {
    const logger = req.scope.resolve(ContainerRegistrationKeys.LOGGER);
    logger.error(`Order ${order.display_id}: what was refunded is unknown: ${errorMessageOf(error)}`);
  }
  if (booked > 0 && of === "payment") {
    throw new MedusaError(MedusaError.Types.CONFLICT, refusalsFor(req).refund.booked_now);
  }
  return booked > 0;
}

/**
 * Reads the order for an action. Stripe is asked first: before packing or shipping whether it still holds the money,
 * before a refund what it has refunded already.
 */
async function orderFor(
  req: MedusaRequest,
  id: string,
  { action, of }: GuardedRoute,
): Promise<OrderRecord | null> {
  const found = await readOrder(req.scope, id);
  if (found === null) return null;
  const hasChanged =
    (shippingActions.includes(action) && (await findLostPayments(req.scope, found))) ||
    (refundingActions.includes(action) && (await bookBefore(req, found, of)));
  return hasChanged ? readOrder(req.scope, id) : found;
}

/** Rejects actions the status of the order does not allow; requests that concern no order are left to Medusa. */
const requireAllowed =
  (route: GuardedRoute): Middleware =>
  async (req, _res, next) => {
    const { action, of } = route;
    const id = await orderIdOf(req, of);
    const found = id === null ? null : await orderFor(req, id, route);
    if (found && refundingActions.includes(action) && isDisputed(found)) {
      throw new MedusaError(MedusaError.Types.NOT_ALLOWED, refusalsFor(req).refund.disputed);
    }
    const status = found && statusOf(statesOf(found));
    // refunds are possible in every status as long as there is money to refund
    const allowed = status && (action === "refund" ? allowedActionsOf(found) : actionsOf(status));
    const texts = refusalsFor(req).order;
    const refuse = (text: string) => next(new MedusaError(MedusaError.Types.NOT_ALLOWED, text));
    if (status !== null && !allowed?.includes(action)) refuse(texts[action]);
    else if (action === "cancel" && found && fulfilmentPanelOf(found).packed.length > 0)
      refuse(texts.unpack_first);
    else next();
  };

/** Enforces the transitions of features/ordering/order/order-status.ts, whichever route is used. */
export const orderActionGuards: MiddlewareRoute[] = guardedRoutes.map((move) => ({
  matcher: move.matcher,
  methods: ["POST"],
  middlewares: [requireAllowed(move)],
}));

const body = z.object({ amount: z.coerce.number().positive().optional() });

/**
 * Refuses to refund more than a payment still holds, in the admin's language; Medusa would refuse it in English only.
 * Refunds a payment of a cancelled order instead of Medusa's route, whose workflow fails for such orders.
 */
const refundPayment: Middleware<AuthenticatedMedusaRequest> = async (req, res, next) => {
  const id = req.params["id"] ?? "";
  const orderId = await orderOfPayment(req.scope, id);
  const order = orderId === null ? null : await readOrder(req.scope, orderId);
  const payment = order ? paymentsOf(order).find((one) => one.id === id) : undefined;
  const given = body.safeParse(req.body ?? {});
  if (!order || !payment || !given.success) {
    next();
    return;
  }
  const payments = req.scope.resolve(Modules.PAYMENT);
  const amount = given.data.amount ?? Number((await payments.retrievePayment(id)).amount);
  const heldCents = netCapturedCents(payment);
  if (toCents(amount) > heldCents) {
    const held = money(heldCents, adminLanguage(req));
    const limit = fill(refusalsFor(req).refund.limit, { amount: held });
    next(new MedusaError(MedusaError.Types.NOT_ALLOWED, limit));
    return;
  }
  if (!order.canceled_at) {
    next();
    return;
  }
  const input = { payment_id: id, amount, created_by: req.auth_context.actor_id };
  await refundOwedWorkflow(req.scope).run({ input });
  res.json({ payment: await payments.retrievePayment(id, { relations: ["captures", "refunds"] }) });
};

/** Guard of Medusa's refund route. Registered after the guard of the allowed actions. */
export const paymentRefunds: MiddlewareRoute[] = [
  { matcher: "/admin/payments/:id/refund", methods: ["POST"], middlewares: [refundPayment] },
];
