import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type { OrderOfCart } from "@su-turrone/contract/cart-view";
import { withCartLock } from "../../cart/cart-lock";
import { browserOfAttempt, linkedOrderId, orderOfAttempt } from "./completion-attempt";
import { readOrder } from "../order/order-record";
import { isComplete } from "./incomplete-order";

/** Seconds to wait for an order being created: shorter than the storefront's timeout. */
const lockTimeoutSeconds = 3;

const cartRows = z.array(
  z.object({
    id: z.string(),
    completed_at: z.date().nullable(),
    metadata: z.record(z.string(), z.unknown()).nullable(),
    order_id: z.string().nullable(),
  }),
);

async function read(
  container: MedusaContainer,
  cartId: string,
  browser: string | null,
): Promise<OrderOfCart | null> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const carts: unknown = await knex("cart")
    .where("cart.id", cartId)
    .whereNull("cart.deleted_at")
    .select("cart.id", "cart.completed_at", "cart.metadata", { order_id: linkedOrderId(knex) });
  const [cart] = cartRows.parse(carts);
  const id = cart ? (cart.order_id ?? (await orderOfAttempt(container, cart))) : null;
  const order = cart && id !== null ? await readOrder(container, id) : null;
  if (!cart || !order || !isComplete(order, cart.completed_at !== null)) return null;
  return { id: order.id, number: order.display_id, mine: browserOfAttempt(cart.metadata) === browser };
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
