import { Module } from "@medusajs/framework/utils";
import { FoodLabelsService } from "./service";

export const FOOD_LABELS_MODULE = "foodLabels";

export default Module(FOOD_LABELS_MODULE, { service: FoodLabelsService });
