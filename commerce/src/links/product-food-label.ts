import ProductModule from "@medusajs/medusa/product";
import { defineLink } from "@medusajs/framework/utils";
import FoodLabelsModule from "../modules/food-labels";

/** A product's food label in the same query: `food_label.*`. Read-only, because the label itself names its product. */
export default defineLink(
  { linkable: ProductModule.linkable.product, field: "id" },
  { ...FoodLabelsModule.linkable.foodLabel.id, primaryKey: "product_id" },
  { readOnly: true },
);
