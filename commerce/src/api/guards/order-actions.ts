import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http";
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { readOrder, type OrderRecord } from "../../orders/record";
import { actionsOf, statusOf, type OrderAction } from "../../orders/status";
import { statesOf } from "../../orders/view";
import { findLostPayments } from "../../payments/lost";

/** Medusa's admin routes that move an order on, what each does to it, and how its order is found. */
const moving = [
  { matcher: "/admin/orders/:id/cancel", action: "cancel", of: "order" },
  { matcher: "/admin/orders/:id/fulfillments", action: "pack", of: "order" },
  { matcher: "/admin/orders/:id/fulfillments/:fulfillment_id/shipments", action: "ship", of: "order" },
  {
    matcher: "/admin/orders/:id/fulfillments/:fulfillment_id/mark-as-delivered",
    action: "deliver",
    of: "order",
  },
  { matcher: "/admin/orders/:id/parcels", action: "ship", of: "order" },
  { matcher: "/admin/orders/:id/parcels/:fulfillment_id/ship", action: "ship", of: "order" },
  { matcher: "/admin/fulfillments/:id/shipment", action: "ship", of: "fulfillment" },
  { matcher: "/admin/payments/:id/capture", action: "capture", of: "payment" },
  { matcher: "/admin/payments/:id/refund", action: "refund", of: "payment" },
  { matcher: "/admin/payment-collections/:id/mark-as-paid", action: "capture", of: "payment_collection" },
] as const satisfies readonly { matcher: string; action: OrderAction; of: string }[];

type Move = (typeof moving)[number];

/** Where the order stands as seen from what a route is about. */
const pathToOrder = {
  fulfillment: "order.id",
  payment: "payment_collection.order.id",
  payment_collection: "order.id",
};

const order = z.object({ id: z.string() });
const linked = z.object({
  order: order.nullish(),
  payment_collection: z.object({ order: order.nullish() }).nullish(),
});

async function orderIdOf(req: MedusaRequest, of: Move["of"]): Promise<string | null> {
  const id = req.params["id"] ?? "";
  if (of === "order") return id;
  const query = req.scope.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({ entity: of, fields: ["id", pathToOrder[of]], filters: { id } });
  const found = linked.optional().parse(data[0]);
  return found?.order?.id ?? found?.payment_collection?.order?.id ?? null;
}

/** What takes goods out of the house, and so must not happen unpaid. */
const sending: readonly OrderAction[] = ["pack", "ship"];

/** The order an action is for; before it is sent, Stripe is asked whether the money is still there. */
async function orderFor(req: MedusaRequest, id: string, action: OrderAction): Promise<OrderRecord | null> {
  const found = await readOrder(req.scope, id);
  const lost = found !== null && sending.includes(action) && (await findLostPayments(req.scope, found));
  return lost ? readOrder(req.scope, id) : found;
}

/** Refuses what the status of the order does not allow; what is about no order is left to Medusa. */
const requireAllowed =
  ({ action, of }: Move) =>
  async (req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): Promise<void> => {
    const id = await orderIdOf(req, of);
    const found = id === null ? null : await orderFor(req, id, action);
    const status = found && statusOf(statesOf(found));
    const refused = status !== null && !actionsOf(status).includes(action);
    next(
      refused
        ? new MedusaError(
            MedusaError.Types.NOT_ALLOWED,
            `An order that is ${status} does not allow: ${action}`,
          )
        : undefined,
    );
  };

/** Only the transitions of orders/status.ts, whichever way the owner takes. */
export const allowedActions: MiddlewareRoute[] = moving.map((move) => ({
  matcher: move.matcher,
  methods: ["POST"],
  middlewares: [requireAllowed(move)],
}));
