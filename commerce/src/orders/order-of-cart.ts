import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";

/** Key of the metadata in which a cart, and each order made of it, keep which cart that is and since when it is tried. */
const triedKey = "completion";

const tried = z.object({ [triedKey]: z.object({ cart_id: z.string(), since: z.coerce.date() }) });

/** The clocks of two servers may differ by so much, in ms. */
const clockSkew = 60_000;

/** A cart as far as its order is looked for. */
export interface TriedCart {
  id: string;
  metadata?: Record<string, unknown> | null | undefined;
}

/** The cart an order says it was made of; null where it says nothing. */
export const cartNamedBy = (metadata: unknown): string | null =>
  tried.safeParse(metadata).data?.[triedKey].cart_id ?? null;

/** Notes on a cart that it is about to be completed; Medusa copies that to the order, which is found by it. */
export async function noteAttempt(container: MedusaContainer, { id, metadata }: TriedCart): Promise<void> {
  if (cartNamedBy(metadata) === id) return;
  const note = { cart_id: id, since: new Date().toISOString() };
  await container.resolve(Modules.CART).updateCarts(id, { metadata: { [triedKey]: note } });
}

/**
 * Id of the order made of a cart, also of one whose maker died before order and cart were linked; null where there is none.
 * One at a time, should there be more.
 */
export async function orderOfCart(container: MedusaContainer, cart: TriedCart): Promise<string | null> {
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
  return rows.find(({ metadata }) => cartNamedBy(metadata) === cart.id)?.id ?? null;
}
