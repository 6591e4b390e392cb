import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { namedUnmetRulesOf, findPromotion, readCodedCart, type PromotionStatus } from "./promotion-status";
import { isUsable } from "./promotion-rules";

const cartRow = z.object({
  currency_code: z.string(),
  region_id: z.string().nullish(),
  items: z.array(z.object({ id: z.string(), variant_id: z.string().nullish(), quantity: z.coerce.number() })),
});

const variantRows = z.array(z.object({ id: z.string(), price_set: z.object({ id: z.string() }).nullish() }));

/** What a line would cost if it were put into the cart now. */
export interface CurrentLinePrice {
  id: string;
  /** Price of one pack in euro, tax included; null when it has none any more. */
  unit_price: number | null;
}

/** Today's price of every line, for its quantity, without changing anything. */
export async function currentLinePrices(
  container: MedusaContainer,
  cartId: string,
): Promise<CurrentLinePrice[]> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const pricing = container.resolve(Modules.PRICING);
  const { data } = await query.graph({
    entity: "cart",
    fields: ["currency_code", "region_id", "items.id", "items.variant_id", "items.quantity"],
    filters: { id: cartId },
  });
  const cart = cartRow.parse(data[0]);
  const variantIds = cart.items.flatMap((item) => item.variant_id ?? []);
  const { data: variants } = await query.graph({
    entity: "variant",
    fields: ["id", "price_set.id"],
    filters: { id: variantIds },
  });
  const priceSets = new Map(variantRows.parse(variants).map(({ id, price_set: set }) => [id, set?.id]));
  return Promise.all(
    cart.items.map(async ({ id, variant_id: variantId, quantity }) => {
      const priceSet = priceSets.get(variantId ?? "");
      if (!priceSet) return { id, unit_price: null };
      const context = {
        currency_code: cart.currency_code,
        quantity,
        ...(cart.region_id ? { region_id: cart.region_id } : {}),
      };
      const [price] = await pricing.calculatePrices({ id: [priceSet] }, { context });
      const amount = price?.calculated_amount ?? null;
      return { id, unit_price: amount === null ? null : Number(amount) };
    }),
  );
}

/** How it stands with the remembered codes that do not apply just now. */
export async function statusOfWaitingCodes(
  container: MedusaContainer,
  cartId: string,
): Promise<PromotionStatus[]> {
  const cart = await readCodedCart(container, cartId);
  const waiting = cart.remembered.filter((code) => !cart.applied.includes(code));
  return Promise.all(
    waiting.map(async (code): Promise<PromotionStatus> => {
      const promotion = await findPromotion(container, code);
      if (!promotion || !isUsable(promotion, new Date())) return { code, state: "invalid", missing: null };
      return { code, state: "not_applicable", missing: await namedUnmetRulesOf(container, promotion, cart) };
    }),
  );
}
