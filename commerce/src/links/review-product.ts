import ProductModule from "@medusajs/medusa/product";
import { defineLink } from "@medusajs/framework/utils";
import ReviewsModule from "../modules/reviews";

/** The product of a review in the same query: `product.*`. Read-only, because the review itself names it. */
export default defineLink(
  { linkable: ReviewsModule.linkable.review, field: "product_id" },
  { linkable: ProductModule.linkable.product },
  { readOnly: true },
);
