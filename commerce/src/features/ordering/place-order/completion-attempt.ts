import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type { CartRecord } from "../../cart/read-cart";
import { recentChangesKey } from "../../cart/recent-changes";
import { promiseOf } from "../../shop/settings";

/**
 * Metadata key under which a cart, and each order created from it, stores the cart's id and the time of the first
 * attempt.
 */
const attemptKey = "completion";

const attemptMetadata = z.object({
  [attemptKey]: z.object({
    cart_id: z.string(),
    since: z.coerce.date(),
    by: z.string().nullish(),
    /** Payment session used by the last attempt; null when nothing was to be paid. */
    session_id: z.string().nullish(),
  }),
});

/** Maximum clock difference between two servers, in ms. */
const clockSkew = 60_000;

/** The fields of a cart needed to find its order. */
export interface AttemptedCart {
  id: string;
  metadata?: Record<string, unknown> | null | undefined;
}

/** Id of the cart recorded in an order's metadata; null when there is none. */
export const cartIdOfAttempt = (metadata: unknown): string | null =>
  attemptMetadata.safeParse(metadata).data?.[attemptKey].cart_id ?? null;

/** Payment session of the last press of a cart's order button; null when there was none, or nothing was to be paid. */
export const attemptedSessionOf = ({ id, metadata }: AttemptedCart): string | null => {
  const recorded = attemptMetadata.safeParse(metadata).data?.[attemptKey];
  return recorded?.cart_id === id ? (recorded.session_id ?? null) : null;
};

/**
 * Records on a cart that its order button was pressed, and what its buyer is promised, before the payment is confirmed
 * or the order created; Medusa copies this metadata to the order, by which the order is found.
 * @param sessionId payment session to use; null when nothing is to be paid
 * @param browser browser that pressed the button, as known to the storefront; null when a webhook triggered it
 */
export async function recordAttempt(
  container: MedusaContainer,
  { id, metadata, settings }: Pick<CartRecord, "id" | "metadata" | "settings">,
  sessionId: string | null,
  browser: string | null,
): Promise<void> {
  const recorded = attemptMetadata.safeParse(metadata).data?.[attemptKey];
  const previous = recorded?.cart_id === id ? recorded : null;
  const by = browser ?? previous?.by ?? null;
  if (previous && (previous.by ?? null) === by && (previous.session_id ?? null) === sessionId) return;
  const since = previous?.since ?? new Date();
  const attempt = { cart_id: id, since: since.toISOString(), by, session_id: sessionId };
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

/** Whether this browser last pressed the order button of a cart. A cart may be open in several browsers. */
export async function wasPressedBy(
  container: MedusaContainer,
  cartId: string,
  browser: string | null,
): Promise<boolean> {
  const [cart] = await container.resolve(Modules.CART).listCarts({ id: cartId }, { select: ["metadata"] });
  return (attemptMetadata.safeParse(cart?.metadata).data?.[attemptKey].by ?? null) === browser;
}

/** Id of the order that was created from a cart before both were linked, when the process died; null without one. */
export async function orderOfAttempt(
  container: MedusaContainer,
  { id, metadata }: AttemptedCart,
): Promise<string | null> {
  const attempt = attemptMetadata.safeParse(metadata).data?.[attemptKey];
  if (!attempt) return null;
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const rows: { id: string }[] = await knex("order")
    .where("created_at", ">=", new Date(attempt.since.getTime() - clockSkew))
    .whereRaw("metadata -> 'completion' ->> 'cart_id' = ?", [id])
    .whereNull("deleted_at")
    .limit(1)
    .select("id");
  return rows[0]?.id ?? null;
}

/**
 * Id of the order created from a cart, even if the process died before order and cart were linked; null when there is
 * none. Returns one of them, should there be several.
 */
export async function orderOfCart(container: MedusaContainer, cart: AttemptedCart): Promise<string | null> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const [link]: { order_id: string }[] = await knex("order_cart")
    .where({ cart_id: cart.id, deleted_at: null })
    .limit(1)
    .select("order_id");
  return link?.order_id ?? orderOfAttempt(container, cart);
}
