import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { OrderOfCart } from "@su-turrone/contract/cart-view";
import { withCartLock } from "../../cart/cart-lock";
import { orderOfCart, wasPressedBy } from "./completion-attempt";
import { isComplete, readCreatedOrder } from "./incomplete-order";

/** Seconds to wait for an order that is being made: shorter than the storefront waits for the answer. */
const waitSeconds = 3;

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

/** What has become of a cart that is none any more; `under_way`: its order is being made, and nobody knows yet. */
interface EndOfCart {
  order: OrderOfCart | null;
  under_way: boolean;
}

/**
 * The order a cart has become; null when it has become none. An order that is being made at this moment is waited for, but not
 * longer than the caller waits. Changes nothing.
 * @param browser who asks, as the storefront knows it from its cookie
 */
export async function readOrderOfCart(
  container: MedusaContainer,
  cartId: string,
  browser: string | null,
): Promise<EndOfCart> {
  const turn = { begun: false };
  const look = () => {
    turn.begun = true;
    return read(container, cartId, browser);
  };
  try {
    return { order: await withCartLock(container, cartId, look, waitSeconds), under_way: false };
  } catch (error) {
    if (turn.begun) throw error;
    return { order: null, under_way: true };
  }
}
