import { Module } from "@medusajs/framework/utils";
import { FoodLabelsService } from "./service";

/** Name of the module in the container. */
export const FOOD_LABELS_MODULE = "foodLabels";

export default Module(FOOD_LABELS_MODULE, { service: FoodLabelsService });
