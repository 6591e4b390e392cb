import ProductModule from "@medusajs/medusa/product";
import { defineLink } from "@medusajs/framework/utils";
import FoodLabelsModule from "../modules/food-labels";

/**
 * Makes a product's food label queryable with it: `food_label.*`. Read-only, because the label itself stores its
 * product's id.
 */
export default defineLink(
  { linkable: ProductModule.linkable.product, field: "id" },
  { ...FoodLabelsModule.linkable.foodLabel.id, primaryKey: "product_id" },
  { readOnly: true },
);
