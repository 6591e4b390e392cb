import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { detailsFromMetadata, replacedKeys } from "../features/product-details/from-metadata";
import { PRODUCT_DETAILS_MODULE, type ProductDetailsService } from "../modules/product-details";

const productRow = z.object({
  id: z.string(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  images: z.array(z.object({ url: z.string(), metadata: z.unknown() })).default([]),
});

/** Products per page. */
const pageSize = 100;

/**
 * Moves brand, origin, unit price and alternative texts of existing products from their metadata to the product
 * details. Existing details are kept; the moved metadata is removed, so that everything is stored in one place only.
 */
export default async function productDetails({ container }: { container: MedusaContainer }): Promise<void> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const products = container.resolve(Modules.PRODUCT);
  const service: ProductDetailsService = container.resolve(PRODUCT_DETAILS_MODULE);
  for (let skip = 0; ; skip += pageSize) {
    const { data } = await query.graph({
      entity: "product",
      fields: ["id", "metadata", "images.url", "images.metadata"],
      pagination: { skip, take: pageSize, order: { id: "ASC" } },
    });
    const rows = z.array(productRow).parse(data);
    for (const { id, metadata, images } of rows) {
      const details = detailsFromMetadata({ metadata, images });
      if (details && !(await service.detailsOf(id))) await service.writeDetails(id, details);
      if (!replacedKeys.some((key) => key in (metadata ?? {}))) continue;
      const others = Object.entries(metadata ?? {}).filter(
        ([key]) => !replacedKeys.some((old) => old === key),
      );
      await products.updateProducts(id, { metadata: Object.fromEntries(others) });
    }
    if (rows.length < pageSize) return;
  }
}
