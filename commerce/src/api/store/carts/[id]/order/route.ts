import type { MedusaContainer } from "@medusajs/framework/types";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { Modules } from "@medusajs/framework/utils";
import { withCartLock } from "../../../../../features/cart/cart-lock";
import { orderOfCart, wasPressedBy } from "../../../../../features/ordering/place-order/completion-attempt";
import { isComplete, readCreatedOrder } from "../../../../../features/ordering/place-order/incomplete-order";
import { orderOfCartQuery } from "./validators";

/** Seconds to wait for an order that is being made; the storefront itself waits not much longer. */
const waitSeconds = 8;

async function read(container: MedusaContainer, cartId: string, browser: string | null) {
  const [cart] = await container
    .resolve(Modules.CART)
    .listCarts({ id: cartId }, { select: ["completed_at", "metadata"] });
  const id = cart ? await orderOfCart(container, { id: cartId, metadata: cart.metadata ?? null }) : null;
  const order = id === null ? null : await readCreatedOrder(container, id);
  if (!order || !isComplete(order, Boolean(cart?.completed_at))) return null;
  return {
    id: order.id,
    number: order.display_id,
    mine: await wasPressedBy(container, cartId, browser),
  };
}

/**
 * The order a cart has become: `{order: {id, number, mine} | null}`. `mine` is true in the browser its button was pressed in,
 * which alone may open it. An order that is being made at this moment is waited for. Changes nothing.
 */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const cartId = req.params["id"] ?? "";
  const { browser = null } = orderOfCartQuery.safeParse(req.query).data ?? {};
  const order = await withCartLock(req.scope, cartId, () => read(req.scope, cartId, browser), waitSeconds);
  res.json({ order });
}
