import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { recentChangesKey } from "../../cart/recent-changes";

/** Key of the metadata in which a cart, and each order made of it, keep which cart that is and since when it is tried. */
const triedKey = "completion";

const tried = z.object({
  [triedKey]: z.object({
    cart_id: z.string(),
    since: z.coerce.date(),
    by: z.string().nullish(),
    /** Payment session that was to be used at the last press; null where nothing was to be paid. */
    session_id: z.string().nullish(),
  }),
});

/** The clocks of two servers may differ by so much, in ms. */
const clockSkew = 60_000;

/** A cart as far as its order is looked for. */
export interface AttemptedCart {
  id: string;
  metadata?: Record<string, unknown> | null | undefined;
}

/** The cart an order says it was made of; null where it says nothing. */
export const cartIdOfAttempt = (metadata: unknown): string | null =>
  tried.safeParse(metadata).data?.[triedKey].cart_id ?? null;

/** The payment session for which the button of a cart was pressed last; null where nobody has, or nothing was to be paid. */
export const attemptedSessionOf = ({ id, metadata }: AttemptedCart): string | null => {
  const known = tried.safeParse(metadata).data?.[triedKey];
  return known?.cart_id === id ? (known.session_id ?? null) : null;
};

/**
 * Notes on a cart that its button was pressed, before money is asked for or the order made; Medusa copies that to the order,
 * which is found by it.
 * @param sessionId payment session that is to be used; null where nothing is to be paid
 * @param browser of who has pressed, as the storefront knows it; null when nobody did, but a webhook asks
 */
export async function recordAttempt(
  container: MedusaContainer,
  { id, metadata }: AttemptedCart,
  sessionId: string | null,
  browser: string | null,
): Promise<void> {
  const known = tried.safeParse(metadata).data?.[triedKey];
  const before = known?.cart_id === id ? known : null;
  const by = browser ?? before?.by ?? null;
  if (before && (before.by ?? null) === by && (before.session_id ?? null) === sessionId) return;
  const since = before?.since ?? new Date();
  const note = { cart_id: id, since: since.toISOString(), by, session_id: sessionId };
  // a change sent twice is known only until here: the order has no use for it
  await container
    .resolve(Modules.CART)
    .updateCarts(id, { metadata: { [triedKey]: note, [recentChangesKey]: "" } });
}

/** Whether it was this browser that pressed the order button of a cart last. A cart may be open in several. */
export async function wasPressedBy(
  container: MedusaContainer,
  cartId: string,
  browser: string | null,
): Promise<boolean> {
  const [cart] = await container.resolve(Modules.CART).listCarts({ id: cartId }, { select: ["metadata"] });
  return (tried.safeParse(cart?.metadata).data?.[triedKey].by ?? null) === browser;
}

/**
 * Id of the order made of a cart, also of one whose maker died before order and cart were linked; null where there is none.
 * One at a time, should there be more.
 */
export async function orderOfCart(container: MedusaContainer, cart: AttemptedCart): Promise<string | null> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const links = await query.graph({
    entity: "order_cart",
    fields: ["order_id"],
    filters: { cart_id: cart.id },
  });
  const link = z.object({ order_id: z.string() }).optional().parse(links.data[0]);
  const attempt = tried.safeParse(cart.metadata).data?.[triedKey];
  if (link || !attempt) return link?.order_id ?? null;
  const { data } = await query.graph({
    entity: "order",
    fields: ["id", "metadata"],
    filters: { created_at: { $gte: new Date(attempt.since.getTime() - clockSkew) } },
  });
  const rows = z.array(z.object({ id: z.string(), metadata: z.unknown() })).parse(data);
  return rows.find(({ metadata }) => cartIdOfAttempt(metadata) === cart.id)?.id ?? null;
}
