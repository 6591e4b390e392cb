import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http";
import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { orderOfPayment } from "../../features/ordering/payments/order-of-payment";
import { readOrder } from "../../features/ordering/order/order-record";
import { refundOwedWorkflow } from "../../workflows/refund-owed";

const body = z.object({ amount: z.coerce.number().positive().optional() });

/** Refunds a payment of a cancelled order instead of Medusa's route, whose workflow fails for such orders. */
async function refundCancelled(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const id = req.params["id"] ?? "";
  const orderId = await orderOfPayment(req.scope, id);
  const order = orderId === null ? null : await readOrder(req.scope, orderId);
  const given = body.safeParse(req.body ?? {});
  if (!order?.canceled_at || !given.success) {
    next();
    return;
  }
  const payments = req.scope.resolve(Modules.PAYMENT);
  const amount = given.data.amount ?? Number((await payments.retrievePayment(id)).amount);
  const input = { payment_id: id, amount, created_by: req.auth_context.actor_id };
  await refundOwedWorkflow(req.scope).run({ input });
  res.json({ payment: await payments.retrievePayment(id, { relations: ["captures", "refunds"] }) });
}

/** Replaces Medusa's refund route for cancelled orders. Registered after the guard of the allowed actions. */
export const cancelledRefunds: MiddlewareRoute[] = [
  { matcher: "/admin/payments/:id/refund", methods: ["POST"], middlewares: [refundCancelled] },
];
