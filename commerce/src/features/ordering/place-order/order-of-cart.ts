import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { OrderOfCart } from "@su-turrone/contract/cart-view";
import { withCartLock } from "../../cart/cart-lock";
import { orderOfCart, wasPressedBy } from "./completion-attempt";
import { readOrder } from "../order/order-record";
import { isComplete } from "./incomplete-order";

/** Seconds to wait for an order being created: shorter than the storefront's timeout. */
const lockTimeoutSeconds = 3;

async function read(
  container: MedusaContainer,
  cartId: string,
  browser: string | null,
): Promise<OrderOfCart | null> {
  const [cart] = await container
    .resolve(Modules.CART)
    .listCarts({ id: cartId }, { select: ["completed_at", "metadata"] });
  const id = cart ? await orderOfCart(container, { id: cartId, metadata: cart.metadata ?? null }) : null;
  const order = id === null ? null : await readOrder(container, id);
  if (!order || !isComplete(order, Boolean(cart?.completed_at))) return null;
  return {
    id: order.id,
    number: order.display_id,
    mine: await wasPressedBy(container, cartId, browser),
  };
}

/** What a closed cart has become; `under_way`: its order is being created, and the result is not known yet. */
interface CartOutcome {
  order: OrderOfCart | null;
  under_way: boolean;
}

/**
 * The order a cart has become; null when there is none. Waits for an order that is just being created, but not longer
 * than the caller's timeout. Read-only.
 * @param browser requesting browser, from the storefront's cookie
 */
export async function readOrderOfCart(
  container: MedusaContainer,
  cartId: string,
  browser: string | null,
): Promise<CartOutcome> {
  const lock = { begun: false };
  const readLocked = () => {
    lock.begun = true;
    return read(container, cartId, browser);
  };
  try {
    return { order: await withCartLock(container, cartId, readLocked, lockTimeoutSeconds), under_way: false };
  } catch (error) {
    if (lock.begun) throw error;
    return { order: null, under_way: true };
  }
}
