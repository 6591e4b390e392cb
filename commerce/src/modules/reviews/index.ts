import { Module } from "@medusajs/framework/utils";
import { ReviewsService } from "./service";

/** Name of the module in the container. */
export const REVIEWS_MODULE = "reviews";

export default Module(REVIEWS_MODULE, { service: ReviewsService });
