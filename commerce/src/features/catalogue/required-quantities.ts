import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";

const rows = z.array(
  z.object({
    id: z.string(),
    inventory_items: z
      .array(z.object({ inventory_item_id: z.string(), required_quantity: z.coerce.number() }).nullish())
      .nullish(),
  }),
);

/** Of which kept goods, and how many, one piece of a variant is made: by the variant's id, then by the inventory item's. */
export async function requiredQuantities(
  container: MedusaContainer,
  variantIds: readonly string[],
): Promise<Map<string, Map<string, number>>> {
  if (variantIds.length === 0) return new Map();
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "variant",
    fields: ["id", "inventory_items.inventory_item_id", "inventory_items.required_quantity"],
    filters: { id: [...new Set(variantIds)] },
  });
  return new Map(
    rows
      .parse(data)
      .map(({ id, inventory_items: items }) => [
        id,
        new Map(
          (items ?? []).flatMap((item) =>
            item ? [[item.inventory_item_id, item.required_quantity] as const] : [],
          ),
        ),
      ]),
  );
}
