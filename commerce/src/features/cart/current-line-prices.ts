import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";

const cartRow = z.object({
  currency_code: z.string(),
  region_id: z.string().nullish(),
  items: z.array(z.object({ id: z.string(), variant_id: z.string().nullish(), quantity: z.coerce.number() })),
});

/** The fields of a cart needed to calculate current line prices. */
export type PricedCart = z.infer<typeof cartRow>;

const variantRows = z.array(z.object({ id: z.string(), price_set: z.object({ id: z.string() }).nullish() }));

/**
 * Current price per pack of every line in euro, tax included, at the line's quantity; null when it has none any more.
 * Makes one query for all lines of the same quantity.
 * @param priceSets price set ids by variant id
 */
export async function calculateLinePrices(
  container: MedusaContainer,
  { items, currency_code, region_id }: PricedCart,
  priceSets: ReadonlyMap<string, string | undefined>,
): Promise<Map<string, number | null>> {
  const pricing = container.resolve(Modules.PRICING);
  const priceSetOf = ({ variant_id: variantId }: PricedCart["items"][number]) =>
    priceSets.get(variantId ?? "");
  const quantities = [...new Set(items.map(({ quantity }) => quantity))];
  const found = await Promise.all(
    quantities.map(async (quantity) => {
      const lines = items.filter((item) => item.quantity === quantity);
      const ids = [...new Set(lines.flatMap((item) => priceSetOf(item) ?? []))];
      const context = { currency_code, quantity, ...(region_id ? { region_id } : {}) };
      const prices = ids.length > 0 ? await pricing.calculatePrices({ id: ids }, { context }) : [];
      const euros = new Map(prices.map(({ id, calculated_amount: amount }) => [id, amount ?? null]));
      return lines.map((item): [string, number | null] => {
        const amount = euros.get(priceSetOf(item) ?? "") ?? null;
        return [item.id, amount === null ? null : Number(amount)];
      });
    }),
  );
  return new Map(found.flat());
}

/** Current price per pack by line id, see `calculateLinePrices`; read-only. */
export async function currentLinePrices(
  container: MedusaContainer,
  cartId: string,
): Promise<Map<string, number | null>> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({
    entity: "cart",
    fields: ["currency_code", "region_id", "items.id", "items.variant_id", "items.quantity"],
    filters: { id: cartId },
  });
  const cart = cartRow.parse(data[0]);
  const { data: variants } = await query.graph({
    entity: "variant",
    fields: ["id", "price_set.id"],
    filters: { id: cart.items.flatMap((item) => item.variant_id ?? []) },
  });
  const priceSets = new Map(variantRows.parse(variants).map(({ id, price_set: set }) => [id, set?.id]));
  return calculateLinePrices(container, cart, priceSets);
}
