import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { toCents } from "@su-turrone/contract/money";
import type { CartRecord } from "../../cart/read-cart";
import { recentChangesKey } from "../../cart/plan-cart-change";
import { promiseOf } from "../../shop/settings";
import type { OrderOfCart } from "@su-turrone/contract/cart-view";
import { withCartLock } from "../../cart/cart-lock";
import { paymentsOf, readOrder, type OrderRecord } from "../order/order-record";

/** Metadata key under which a cart, and each order created from it, stores the cart's id and who pressed the button. */
const attemptKey = "completion";

const attemptMetadata = z.object({
  [attemptKey]: z.object({
    cart_id: z.string(),
    by: z.string().nullish(),
    /** Payment session used by the last attempt; null when nothing was to be paid. */
    session_id: z.string().nullish(),
  }),
});

const attemptOf = (metadata: unknown) => attemptMetadata.safeParse(metadata).data?.[attemptKey];

export const cartIdOfAttempt = (metadata: unknown): string | null => attemptOf(metadata)?.cart_id ?? null;

/** Browser that last pressed the order button of a cart; null when not known. A cart may be open in several browsers. */
export const browserOfAttempt = (metadata: unknown): string | null => attemptOf(metadata)?.by ?? null;

/** Payment session of the last press of a cart's order button; null when there was none, or nothing was to be paid. */
export const attemptedSessionOf = ({ id, metadata }: Pick<CartRecord, "id" | "metadata">): string | null => {
  const recorded = attemptOf(metadata);
  return recorded?.cart_id === id ? (recorded.session_id ?? null) : null;
};

/**
 * Records on a cart that its order button was pressed, and what its buyer is promised, before the payment is confirmed
 * or the order created; the order gets this metadata too.
 * @param sessionId payment session to use; null when nothing is to be paid
 * @param browser browser that pressed the button, as known to the storefront; null when a webhook triggered it
 */
export async function recordAttempt(
  container: MedusaContainer,
  { id, metadata, settings }: Pick<CartRecord, "id" | "metadata" | "settings">,
  sessionId: string | null,
  browser: string | null,
): Promise<void> {
  const recorded = attemptOf(metadata);
  const previous = recorded?.cart_id === id ? recorded : null;
  const by = browser ?? previous?.by ?? null;
  if (previous && (previous.by ?? null) === by && (previous.session_id ?? null) === sessionId) return;
  const attempt = { cart_id: id, by, session_id: sessionId };
  const added = JSON.stringify({ [attemptKey]: attempt, ...promiseOf(settings) });
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  await knex("cart")
    .where({ id })
    .update({
      // recent changes are only needed for the cart, so they are not copied to the order
      metadata: knex.raw("(coalesce(metadata, '{}') - ?) || ?::jsonb", [recentChangesKey, added]),
      updated_at: new Date(),
    });
}

/** Id of the order a cart is linked to, as a column of a query of `cart`. */
export const linkedOrderId = (knex: Knex): Knex.Raw =>
  knex.raw("?", [
    knex("order_cart")
      .where("cart_id", knex.ref("cart.id"))
      .whereNull("deleted_at")
      .limit(1)
      .select("order_id"),
  ]);

/**
 * Whether an order was created completely: it has its payment, or costs nothing and closed its cart, or the owner has
 * already worked on it. A payment cancelled before the order was created belongs to an earlier attempt.
 */
export function isComplete(order: OrderRecord, cartClosed: boolean): boolean {
  if (order.status !== "pending" || order.fulfillments.length > 0) return true;
  if (toCents(order.total) <= 0 && cartClosed) return true;
  return paymentsOf(order).some(
    ({ created_at, canceled_at }) => !canceled_at || created_at > order.created_at,
  );
}

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
  const id = cart ? cart.order_id : null;
  const order = cart && id !== null ? await readOrder(container, id) : null;
  if (!cart || !order || !isComplete(order, cart.completed_at !== null)) return null;
  return { id: order.id, number: order.display_id, mine: browserOfAttempt(cart.metadata) === browser };
}

/**
 * The order a cart has become; null when there is none. Waits for an order that is just being created, but not longer
 * than the caller's timeout: then it is `under_way`. Read-only.
 * @param browser requesting browser, from the storefront's cookie
 */
export async function readOrderOfCart(
  container: MedusaContainer,
  cartId: string,
  browser: string | null,
): Promise<{ order: OrderOfCart | null; under_way: boolean }> {
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
