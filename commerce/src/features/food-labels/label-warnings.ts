import type { MedusaContainer } from "@medusajs/framework/types";
import { ProductStatus } from "@medusajs/framework/utils";
import type { Language } from "../../platform/languages";
import { productNames } from "../catalogue/product-names";
import { FOOD_LABELS_MODULE } from "../../modules/food-labels";
import type { LabelData, MissingPart } from "../../modules/food-labels/label-types";
import { missingParts } from "../../modules/food-labels/label";

/** A product on sale whose food information does not comply with the law. */
export interface LabelWarning {
  product_id: string;
  title: string;
  missing: MissingPart[];
  /** Whether its values are made up. */
  demo: boolean;
}

/** Published products without a complete label, or with demo values; titles in a language. */
export async function labelWarnings(container: MedusaContainer, language: Language): Promise<LabelWarning[]> {
  const names = await productNames(container, language, { status: ProductStatus.PUBLISHED });
  const service = container.resolve(FOOD_LABELS_MODULE);
  const rows = await service.listFoodLabels({ product_id: [...names.keys()] }, { take: null });
  const labels = new Map<string, LabelData>(rows.map((row) => [row.product_id, row]));
  return [...names]
    .map(([id, title]) => {
      const label = labels.get(id) ?? null;
      return { product_id: id, title, missing: missingParts(label), demo: label?.demo ?? false };
    })
    .filter(({ missing, demo }) => missing.length > 0 || demo)
    .sort((a, b) => a.title.localeCompare(b.title, language));
}
