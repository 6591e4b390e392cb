import { MedusaModule } from "@medusajs/framework/modules-sdk";
import type { SearchTypes } from "@medusajs/framework/types";
import type { Language } from "../../platform/languages";

type Query = SearchTypes.SearchIngestionContext["container"]["query"];

interface LabelRow {
  product_id: string;
  ingredients: { text: Partial<Record<Language, string>> }[] | null;
}

/** Registration name of the food-labels module in the container. */
const labelsModule = "foodLabels";

/**
 * Reads the ingredients from the food labels of products and returns a lookup by product and language; empty without a
 * label, or when the module is not installed.
 */
export async function ingredientsOf(
  query: Query,
  productIds: string[],
): Promise<(productId: string, language: Language) => string[]> {
  if (!MedusaModule.isInstalled(labelsModule)) return () => [];
  const { data } = await query.graph({
    entity: "food_label",
    fields: ["product_id", "ingredients"],
    filters: { product_id: productIds },
  });
  const labels = new Map(
    (data as unknown as LabelRow[]).map((row) => [row.product_id, row.ingredients ?? []]),
  );
  return (productId, language) =>
    // asterisks mark emphasised words on the label
    (labels.get(productId) ?? []).flatMap(({ text }) => text[language]?.replaceAll("*", "") ?? []);
}
