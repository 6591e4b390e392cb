import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { OrderOfCart } from "@su-turrone/contract/cart-view";
import { withCartLock } from "../../cart/cart-lock";
import { orderOfCart, wasPressedBy } from "./completion-attempt";
import { isComplete, readCreatedOrder } from "./incomplete-order";

/** Seconds to wait for an order that is being made; the storefront itself waits not much longer. */
const waitSeconds = 8;

async function read(
  container: MedusaContainer,
  cartId: string,
  browser: string | null,
): Promise<OrderOfCart | null> {
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
 * The order a cart has become; null when it has become none. An order that is being made at this moment is waited for.
 * Changes nothing.
 * @param browser who asks, as the storefront knows it from its cookie
 */
export const readOrderOfCart = (
  container: MedusaContainer,
  cartId: string,
  browser: string | null,
): Promise<OrderOfCart | null> =>
  withCartLock(container, cartId, () => read(container, cartId, browser), waitSeconds);
