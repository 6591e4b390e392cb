import { createHash } from "node:crypto";
import { readOrderKey } from "~/platform/cookies.server";
import type { ShopContext } from "~/platform/shop.server";
import { addLine } from "./cart.server";
import { toCartError } from "./cart-errors.server";
import { type CartResult, emptyResult, readCart } from "./cart-store.server";
import { readOrder } from "./order.server";
import { maxShownStock } from "./product-view";
import type { Cart } from "./types";

const packsIn = (cart: Cart | null, variantId: string): number =>
  cart?.lines.find((line) => line.variant_id === variantId)?.quantity ?? 0;

/** What the cart lacks of the goods of an order, because there is none or not enough of it. */
function shortagesOf(cart: Cart | null, lines: Cart["lines"]): CartResult["effects"] {
  const short = lines.filter((line) => packsIn(cart, line.variant_id) < line.quantity);
  const gone = short.filter((line) => packsIn(cart, line.variant_id) === 0);
  const fewer = short.filter((line) => !gone.includes(line));
  return [
    ...(gone.length > 0 ? [{ kind: "reorder_gone" as const, lines: gone }] : []),
    ...fewer.map((line) => ({
      kind: "reorder_fewer" as const,
      line,
      packs: packsIn(cart, line.variant_id),
    })),
  ];
}

/** The cookies of several changes, each as it was set last. */
function latestCookies(...changes: Headers[]): Headers {
  const cookies = changes.flatMap((headers) => headers.getSetCookie());
  const byName = new Map(cookies.map((cookie) => [cookie.split("=", 1)[0], cookie]));
  return new Headers(Array.from(byName.values(), (cookie): [string, string] => ["Set-Cookie", cookie]));
}

/**
 * Fills the cart of this browser with the goods of one of its orders, so that it holds at least as many packs of each as
 * were ordered, or as many as there are. Sent again, it finds them there and adds nothing.
 */
export async function reorder(shop: ShopContext, orderId: string): Promise<CartResult> {
  try {
    const orderKey = await readOrderKey(shop.request, orderId);
    const order = await readOrder(shop, orderId);
    if (!order || orderKey === null) return emptyResult({ code: "unknown_order" });
    // secret, so that all goods go into the cart which the first of them may create
    const key = `${createHash("sha256").update(orderKey).digest("hex").slice(0, 32)}-reorder`;
    const { cart, headers } = await readCart(shop);
    let result: CartResult = { cart, error: null, effects: [], removedLines: [], headers };
    for (const { variant_id, quantity, on_sale: onSale } of order.lines) {
      const fill = async (packs: number): Promise<CartResult["error"]> => {
        const missing = packs - packsIn(result.cart, variant_id);
        if (missing <= 0) return null;
        const added = await addLine(shop, { variant_id, quantity: missing, key });
        if (added.error) return added.error;
        const effects = [...result.effects, ...added.effects];
        result = { ...added, effects, headers: latestCookies(result.headers, added.headers) };
        return null;
      };
      let refusal = onSale ? await fill(quantity) : null;
      // where the number is not told, there are more than that
      if (refusal?.code === "not_enough_stock") refusal = await fill(refusal.available ?? maxShownStock);
      const isShortage = refusal?.code === "sold_out" || refusal?.code === "unknown_variant";
      if (refusal && !isShortage) return { ...result, error: refusal };
    }
    const effects = [...result.effects, ...shortagesOf(result.cart, order.lines)];
    const isNone = order.lines.every(({ variant_id }) => packsIn(result.cart, variant_id) === 0);
    return { ...result, effects, error: isNone ? { code: "nothing_left" } : null };
  } catch (error) {
    return emptyResult(toCartError(shop, error));
  }
}
