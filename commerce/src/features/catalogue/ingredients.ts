import { MedusaModule } from "@medusajs/framework/modules-sdk";
import type { SearchTypes } from "@medusajs/framework/types";
import type { Language } from "../../platform/languages";

type Query = SearchTypes.SearchIngestionContext["container"]["query"];

interface LabelRow {
  product_id: string;
  ingredients: { text: Partial<Record<Language, string>> }[] | null;
}

/** Name of the module food-labels in the container. */
const labelsModule = "foodLabels";

/**
 * The ingredients of products as their food labels name them, by product and language; none where there is no label,
 * or no such module.
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
    // asterisks stand around what is emphasised on the label
    (labels.get(productId) ?? []).flatMap(({ text }) => text[language]?.replaceAll("*", "") ?? []);
}
