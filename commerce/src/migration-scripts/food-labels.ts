import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { FOOD_LABELS_MODULE, type FoodLabelsService } from "../modules/food-labels";
import { saveFoodLabelWorkflow } from "../workflows/product-records";
import { labels } from "./data/labels";

/**
 * Seeds the food information of the seed products, after first-shop.ts (scripts run in order of name). Labels written
 * or deleted by the owner are kept as they are.
 */
export default async function foodLabels({ container }: { container: MedusaContainer }): Promise<void> {
  const products = container.resolve(Modules.PRODUCT);
  const service: FoodLabelsService = container.resolve(FOOD_LABELS_MODULE);
  for (const [code, label] of labels) {
    const [variant] = await products.listProductVariants({ sku: { $like: `ST-${code}-%` } }, { take: 1 });
    const product_id = variant?.product_id;
    if (!product_id || (await service.labelOf(product_id))) continue;
    await saveFoodLabelWorkflow(container).run({ input: { product_id, data: label } });
  }
}
