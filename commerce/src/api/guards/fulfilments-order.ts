import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http";
import { staffRoleOf } from "../../features/staff/staff-role";

/**
 * Medusa's order page asks for the changes of an order and for a preview of them. Both routes take no fields and tell
 * transactions, amounts and former addresses; to the fulfilment role they answer that nothing was changed.
 */
const unchanged = (orderId = "") => ({
  preview: { order: { id: orderId, items: [], order_change: null } },
  changes: { order_changes: [] },
});

const sendUnchanged =
  (what: keyof ReturnType<typeof unchanged>) =>
  async (req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): Promise<void> => {
    if ((await staffRoleOf(req)) === "owner") next();
    else res.json(unchanged(req.params["id"])[what]);
  };

/** What Medusa's order page fails without: it reads payments and sums even in sections that are hidden. */
const emptyMoney = { payment_collections: [], summary: {} };

/** Completes the order for its page; to the fulfilment role Medusa gives it without payments and sums. */
async function addEmptyMoney(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  if ((await staffRoleOf(req)) !== "owner") {
    const send = res.json.bind(res);
    res.json = (body) => {
      const { order } = body as { order?: object };
      return send(order ? { order: { ...order, ...emptyMoney } } : body);
    };
  }
  next();
}

/** The order page for users with the fulfilment role. */
export const fulfilmentRoleOrder: MiddlewareRoute[] = [
  { matcher: "/admin/orders/:id", methods: ["GET"], middlewares: [addEmptyMoney] },
  { matcher: "/admin/orders/:id/preview", methods: ["GET"], middlewares: [sendUnchanged("preview")] },
  { matcher: "/admin/orders/:id/changes", methods: ["GET"], middlewares: [sendUnchanged("changes")] },
];
