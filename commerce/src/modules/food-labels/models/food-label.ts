import { model } from "@medusajs/framework/utils";
import type { Allergen, Nutrition } from "@su-turrone/contract/food-labels";
import type { Ingredient, LabelTexts } from "../label-types";

/**
 * Food information of a product (regulation (EU) 1169/2011 art. 9); validated by features/food-labels/validators.ts
 * before it is written.
 */
export const FoodLabel = model.define("food_label", {
  id: model.id({ prefix: "label" }).primaryKey(),
  product_id: model.text().unique(),
  legal_name: model.json<LabelTexts>(),
  ingredients: model.json<Ingredient[]>(),
  traces: model.json<Allergen[]>(),
  nutrition: model.json<Nutrition>(),
  storage: model.json<LabelTexts>(),
  origin: model.json<LabelTexts>(),
  demo: model.boolean().default(false),
});
