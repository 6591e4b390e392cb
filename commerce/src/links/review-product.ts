import ProductModule from "@medusajs/medusa/product";
import { defineLink } from "@medusajs/framework/utils";
import ReviewsModule from "../modules/reviews";

/**
 * Makes the product of a review queryable with it: `product.*`. Read-only, because the review itself stores its
 * product's id.
 */
export default defineLink(
  { linkable: ReviewsModule.linkable.review, field: "product_id" },
  { linkable: ProductModule.linkable.product },
  { readOnly: true },
);
