import { z } from "@medusajs/framework/zod";

const level = z.object({ location_id: z.string(), reserved_quantity: z.coerce.number() });
const variants = z.array(
  z.object({
    sku: z.string().nullable(),
    inventory_items: z.array(
      z.object({
        inventory_item_id: z.string(),
        inventory: z.object({ location_levels: z.array(level).nullish() }).nullish(),
      }),
    ),
  }),
);

interface StockLevel {
  inventory_item_id: string;
  location_id: string;
  stocked_quantity: number;
}

/**
 * Stock levels at a location for the wanted available quantities; quantities reserved for orders are added. Pure.
 * @param rows variants with their inventory items, as returned by Medusa's query
 * @param stock available packs by SKU
 */
export function planStock(
  rows: unknown,
  stock: Readonly<Record<string, number>>,
  locationId: string,
): { create: StockLevel[]; update: StockLevel[] } {
  const levels = variants.parse(rows).flatMap(({ sku, inventory_items: items }) =>
    items.map(({ inventory_item_id: itemId, inventory }) => {
      const before = inventory?.location_levels?.find(({ location_id: place }) => place === locationId);
      const stocked = (stock[sku ?? ""] ?? 0) + (before?.reserved_quantity ?? 0);
      const wanted = { inventory_item_id: itemId, location_id: locationId, stocked_quantity: stocked };
      return { isNew: before === undefined, wanted };
    }),
  );
  return {
    create: levels.flatMap(({ isNew, wanted }) => (isNew ? [wanted] : [])),
    update: levels.flatMap(({ isNew, wanted }) => (isNew ? [] : [wanted])),
  };
}
