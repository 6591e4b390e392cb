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

/** Required quantity of each inventory item for one unit of a variant: by variant id, then by inventory item id. */
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
