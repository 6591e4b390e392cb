import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, type ProductStatus } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { decimal } from "@su-turrone/contract/formats";
import { localeOf, type Language } from "../../platform/languages";
import { readRows } from "../../platform/read-rows";

/**
 * Formats a weight for a language: Medusa stores "1.8 kg" as the title of a variant, once for all languages. Other
 * titles are returned unchanged.
 */
export const weightTitle = (title: string, language: Language): string =>
  title.replace(/^\d+\.\d+(?= kg$)/, (exact) => decimal(exact, language));

export interface VariantName {
  product: string;
  variant: string;
}

const productRow = z.object({ id: z.string(), title: z.string() });

/** Product names in a language by id: of all products, or of those that match. */
export async function productNames(
  container: MedusaContainer,
  language: Language,
  filters: { id?: string[]; status?: ProductStatus } = {},
): Promise<Map<string, string>> {
  const rows = await readRows(container, "product", productRow, filters, { locale: localeOf[language] });
  return new Map(rows.map(({ id, title }) => [id, title]));
}

const skuRows = z.array(z.object({ product_id: z.string(), skus: z.array(z.string()) }));

/** SKUs of the weights of all products, by product id. */
export async function productSkus(container: MedusaContainer): Promise<Map<string, string[]>> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const found: unknown = await knex("product_variant")
    .whereNull("deleted_at")
    .whereNotNull("sku")
    .groupBy("product_id")
    .select("product_id", knex.raw("array_agg(sku) as skus"));
  return new Map(skuRows.parse(found).map(({ product_id: id, skus }) => [id, skus]));
}

const variantRow = z.object({
  id: z.string(),
  title: z.string(),
  product: z.object({ title: z.string() }),
});

/** Variant names in a language by id; deleted variants are left out. */
export async function variantNames(
  container: MedusaContainer,
  language: Language,
  ids: readonly string[],
): Promise<Map<string, VariantName>> {
  const locale = localeOf[language];
  const rows = await readRows(container, "variant", variantRow, { id: [...ids] }, { locale });
  return new Map(
    rows.map(({ id, title, product }) => [
      id,
      { product: product.title, variant: weightTitle(title, language) },
    ]),
  );
}
