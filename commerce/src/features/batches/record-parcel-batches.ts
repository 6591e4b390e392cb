import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { BATCHES_MODULE } from "../../modules/batches";

const packedLines = z.array(
  z.object({
    order_id: z.string(),
    line_item_id: z.string(),
    product_id: z.string(),
    quantity: z.coerce.number(),
  }),
);

/**
 * Content of a parcel: packs by product id. A variant made of several inventory items has a row for each, and counts
 * once.
 */
async function contentsOf(
  container: MedusaContainer,
  fulfillmentId: string,
): Promise<{ orderId: string; packs: Map<string, number> } | null> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const rows: unknown = await knex("fulfillment_item as packed")
    .join("order_fulfillment as link", "link.fulfillment_id", "packed.fulfillment_id")
    .join("order_line_item as line", "line.id", "packed.line_item_id")
    .whereNull("packed.deleted_at")
    .whereNull("link.deleted_at")
    .whereNotNull("line.product_id")
    .where("packed.fulfillment_id", fulfillmentId)
    .select("link.order_id", "packed.line_item_id", "line.product_id", "packed.quantity");
  const lines = packedLines.parse(rows);
  const [first] = lines;
  if (!first) return null;
  const contentsByLine = new Map(lines.map((line) => [line.line_item_id, line]));
  const packs = new Map<string, number>();
  for (const { product_id: id, quantity } of contentsByLine.values())
    packs.set(id, (packs.get(id) ?? 0) + quantity);
  return { orderId: first.order_id, packs };
}

/**
 * Records the newest batch of each product in a parcel that is shipped. Products without batches are left out, and
 * existing records are kept (regulation (EC) 178/2002, art. 18: one step forward).
 */
export async function recordParcelBatches(container: MedusaContainer, fulfillmentId: string): Promise<void> {
  const service = container.resolve(BATCHES_MODULE);
  const contents = await contentsOf(container, fulfillmentId);
  if (!contents) return;
  const recorded = await service.listParcelBatches({ fulfillment_id: fulfillmentId }, { take: null });
  const unrecorded = [...contents.packs].filter(
    ([id]) => !recorded.some(({ product_id }) => product_id === id),
  );
  const newest = await service.newestOf(unrecorded.map(([id]) => id));
  const rows = unrecorded.flatMap(([product_id, quantity]) => {
    const batch_id = newest.get(product_id);
    return batch_id === undefined
      ? []
      : [{ fulfillment_id: fulfillmentId, order_id: contents.orderId, product_id, batch_id, quantity }];
  });
  if (rows.length > 0) await service.createParcelBatches(rows);
}

/** Deletes the records of a parcel that is not shipped after all. */
export async function deleteParcelBatches(container: MedusaContainer, fulfillmentId: string): Promise<void> {
  const service = container.resolve(BATCHES_MODULE);
  const rows = await service.listParcelBatches({ fulfillment_id: fulfillmentId }, { take: null });
  if (rows.length > 0) await service.deleteParcelBatches(rows.map(({ id }) => id));
}
