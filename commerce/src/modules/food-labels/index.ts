import { Module, InjectTransactionManager, MedusaContext, MedusaService } from "@medusajs/framework/utils";
import type { Context } from "@medusajs/framework/types";
import type { LabelData } from "./label-types";
import { FoodLabel } from "./models/food-label";

const dataOf = ({
  legal_name,
  ingredients,
  traces,
  nutrition,
  storage,
  origin,
  demo,
}: LabelData): LabelData => ({ legal_name, ingredients, traces, nutrition, storage, origin, demo });

/** Food information: one label per product. */
export class FoodLabelsService extends MedusaService({ FoodLabel }) {
  async labelOf(productId: string, context: Context = {}): Promise<LabelData | null> {
    const [row] = await this.listFoodLabels({ product_id: productId }, { take: 1 }, context);
    return row ? dataOf(row) : null;
  }

  async allLabels(context: Context = {}): Promise<Map<string, LabelData>> {
    const rows = await this.listFoodLabels({}, { take: null }, context);
    return new Map(rows.map((row) => [row.product_id, dataOf(row)]));
  }

  /** Writes the label of a product, or removes it when null, in one transaction. */
  @InjectTransactionManager()
  async writeLabel(
    productId: string,
    label: LabelData | null,
    @MedusaContext() context: Context = {},
  ): Promise<void> {
    const [known] = await this.listFoodLabels({ product_id: productId }, { take: 1 }, context);
    if (!label) {
      if (known) await this.deleteFoodLabels(known.id, context);
    } else if (known) {
      await this.updateFoodLabels([{ id: known.id, ...label }], context);
    } else {
      await this.createFoodLabels([{ product_id: productId, ...label }], context);
    }
  }
}

export const FOOD_LABELS_MODULE = "foodLabels";

export default Module(FOOD_LABELS_MODULE, { service: FoodLabelsService });
