import { z } from "@medusajs/framework/zod";

/** Body of `POST /admin/batches`. */
export const batchBody = z.strictObject({
  product_id: z.string().min(1).max(100),
  /** As printed on the packs: "L2611A". */
  code: z.string().trim().min(1).max(40),
  best_before: z.iso.date(),
});

/** A batch as entered by the owner. */
export type BatchBody = z.infer<typeof batchBody>;

/** Body of `POST /admin/parcel-batches/:id`. */
export const parcelBatchBody = z.strictObject({ batch_id: z.string().min(1).max(100) });

/** The corrected batch of a parcel. */
export type ParcelBatchBody = z.infer<typeof parcelBatchBody>;

/** Query of `GET /admin/batches`. */
export const batchesQuery = z.object({
  /** Part of the code or of the product name; "" for all. */
  q: z.string().trim().max(100).default(""),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  offset: z.coerce.number().int().min(0).default(0),
});

/** Filter and pagination of the batch list. */
export type BatchesQuery = z.infer<typeof batchesQuery>;
