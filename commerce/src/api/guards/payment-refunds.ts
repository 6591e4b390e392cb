import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { money } from "@su-turrone/contract/formats";
import { toCents } from "@su-turrone/contract/money";
import { orderOfPayment } from "../../features/ordering/payments/order-of-payment";
import { netCapturedCents } from "../../features/ordering/order/order-payment";
import { paymentsOf, readOrder } from "../../features/ordering/order/order-record";
import { adminLanguage } from "../../platform/admin-language";
import { fill, textsOf } from "../../texts";
import { refundOwedWorkflow } from "../../features/ordering/payments/book-returned-money";

const body = z.object({ amount: z.coerce.number().positive().optional() });

/**
 * Refuses to refund more than a payment still holds, in the admin's language; Medusa would refuse it in English only.
 * Refunds a payment of a cancelled order instead of Medusa's route, whose workflow fails for such orders.
 */
async function refundPayment(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
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
    const language = adminLanguage(req);
    const limit = fill(textsOf("refusals", language).refund.limit, { amount: money(heldCents, language) });
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
}

/** Guard of Medusa's refund route. Registered after the guard of the allowed actions. */
export const paymentRefunds: MiddlewareRoute[] = [
  { matcher: "/admin/payments/:id/refund", methods: ["POST"], middlewares: [refundPayment] },
];
