import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { makeIndexes } from "../platform/concurrent-indexes";

/**
 * Trigram indexes on the concatenated texts of a row, for the search in Medusa's product list
 * (features/catalogue/find-products.ts).
 */
const indexes: Readonly<Record<string, string>> = {
  shop_product_words: `product using gin (
    (coalesce(title, '') || ' ' || coalesce(subtitle, '') || ' ' || coalesce(description, '')) gin_trgm_ops)
    where deleted_at is null`,
  shop_product_variant_words: `product_variant using gin (
    (coalesce(title, '') || ' ' || coalesce(sku, '') || ' ' || coalesce(barcode, '') || ' ' || coalesce(ean, '') || ' ' ||
      coalesce(upc, '')) gin_trgm_ops) where deleted_at is null`,
};

export default async function productSearchIndexes({
  container,
}: {
  container: MedusaContainer;
}): Promise<void> {
  await makeIndexes(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), indexes);
}
