import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { makeIndexes } from "../platform/concurrent-indexes";

/** For the search in Medusa's list of products (features/catalogue/find-products.ts): the texts of a row in one, by three-letter pieces. */
const indexes: Readonly<Record<string, string>> = {
  shop_product_words: `product using gin (
    (coalesce(title, '') || ' ' || coalesce(subtitle, '') || ' ' || coalesce(description, '')) gin_trgm_ops)
    where deleted_at is null`,
  shop_product_variant_words: `product_variant using gin (
    (coalesce(title, '') || ' ' || coalesce(sku, '') || ' ' || coalesce(barcode, '') || ' ' || coalesce(ean, '') || ' ' ||
      coalesce(upc, '')) gin_trgm_ops) where deleted_at is null`,
};

/** Makes the indexes that are not there yet. */
export default async function productSearchIndexes({
  container,
}: {
  container: MedusaContainer;
}): Promise<void> {
  await makeIndexes(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), indexes);
}
