import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { FOOD_LABELS_MODULE } from "../../modules/food-labels";
import type { LabelData } from "../../modules/food-labels/label-types";
import type { FoodLabelsService } from "../../modules/food-labels/service";
import { saveFoodLabelWorkflow } from "../../workflows/product-records";

/** Adds labels to the products of the seed catalogue; labels written or deleted by the owner are kept as they are. */
export async function getOrCreateLabels(
  container: MedusaContainer,
  labels: ReadonlyMap<string, LabelData>,
): Promise<void> {
  const products = container.resolve(Modules.PRODUCT);
  const service: FoodLabelsService = container.resolve(FOOD_LABELS_MODULE);
  for (const [code, label] of labels) {
    const [variant] = await products.listProductVariants({ sku: { $like: `ST-${code}-%` } }, { take: 1 });
    const product_id = variant?.product_id;
    if (!product_id || (await service.labelOf(product_id))) continue;
    await saveFoodLabelWorkflow(container).run({ input: { product_id, data: label } });
  }
}
