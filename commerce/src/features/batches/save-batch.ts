import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules, ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { BATCHES_MODULE } from "../../modules/batches";
import type { Language } from "../../platform/languages";
import { textsOf } from "../../texts";

/** Body of `POST /admin/batches`. */
export const batchBody = z.strictObject({
  product_id: z.string().min(1).max(100),
  /** As printed on the packs: "L2611A". */
  code: z.string().trim().min(1).max(40),
  best_before: z.iso.date(),
});

/** A batch as entered by the owner. */
export type BatchBody = z.infer<typeof batchBody>;

const serviceOf = (container: MedusaContainer) => container.resolve(BATCHES_MODULE);

/**
 * Creates a batch; submitting the same form twice creates one. From then on, parcels of the product are shipped from
 * this batch.
 * @throws NOT_FOUND for an unknown product; CONFLICT when the product has this code with another date
 */
export async function createBatch(
  container: MedusaContainer,
  body: BatchBody,
  language: Language,
): Promise<{ id: string }> {
  const { product_id, code, best_before } = body;
  const [product] = await container.resolve(Modules.PRODUCT).listProducts({ id: product_id }, { take: 1 });
  if (!product) throw new MedusaError(MedusaError.Types.NOT_FOUND, "Product not found");
  const service = serviceOf(container);
  const create = async () => {
    const [existing] = await service.listBatches({ product_id, code }, { take: 1 });
    if (existing && existing.best_before !== best_before) {
      throw new MedusaError(MedusaError.Types.CONFLICT, textsOf("refusals", language).batch.code_taken);
    }
    return existing ?? (await service.createBatches(body));
  };
  const { id } = await container.resolve(Modules.LOCKING).execute(`batch:${product_id}:${code}`, create);
  return { id };
}

/** Deletes a batch that was never shipped; deleting it again has no effect. @throws CONFLICT when it was shipped */
export async function deleteBatch(container: MedusaContainer, id: string, language: Language): Promise<void> {
  const service = serviceOf(container);
  const [usage] = await service.listParcelBatches({ batch_id: id }, { take: 1 });
  if (usage) throw new MedusaError(MedusaError.Types.CONFLICT, textsOf("refusals", language).batch.in_use);
  await service.deleteBatches(id);
}

/**
 * Corrects the batch recorded for a parcel.
 * @throws NOT_FOUND; INVALID_DATA for a batch of another product
 */
export async function correctParcelBatch(
  container: MedusaContainer,
  id: string,
  batchId: string,
  language: Language,
): Promise<void> {
  const service = serviceOf(container);
  const row = await service.retrieveParcelBatch(id);
  const batch = await service.retrieveBatch(batchId);
  if (batch.product_id !== row.product_id) {
    throw new MedusaError(MedusaError.Types.INVALID_DATA, textsOf("refusals", language).batch.other_product);
  }
  await service.updateParcelBatches({ id, batch_id: batchId });
}

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
