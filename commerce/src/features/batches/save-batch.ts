import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
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
