import ProductModule from "@medusajs/medusa/product";
import { defineLink } from "@medusajs/framework/utils";
import ProductDetailsModule from "../modules/product-details";

/**
 * Makes a product's details queryable with it: `product_detail.*`. Read-only, because the row itself stores its
 * product's id.
 */
export default defineLink(
  { linkable: ProductModule.linkable.product, field: "id" },
  { ...ProductDetailsModule.linkable.productDetail.id, primaryKey: "product_id" },
  { readOnly: true },
);
