import { z } from "@medusajs/framework/zod";

/** Body of `POST /admin/batches`. */
export const batchBody = z.strictObject({
  product_id: z.string().min(1).max(100),
  /** As it stands on the goods: "L2611A". */
  code: z.string().trim().min(1).max(40),
  best_before: z.iso.date(),
});

/** A batch as the owner writes it down. */
export type BatchBody = z.infer<typeof batchBody>;

/** Body of `POST /admin/parcel-batches/:id`. */
export const parcelBatchBody = z.strictObject({ batch_id: z.string().min(1).max(100) });

/** Which batch lay in the parcel after all. */
export type ParcelBatchBody = z.infer<typeof parcelBatchBody>;

/** Query of `GET /admin/batches`. */
export const batchesQuery = z.object({
  /** In the code or the name of the product; "" for all. */
  q: z.string().trim().max(100).default(""),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  offset: z.coerce.number().int().min(0).default(0),
});

/** Which batches are asked for. */
export type BatchesQuery = z.infer<typeof batchesQuery>;
