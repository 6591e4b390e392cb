import ProductModule from "@medusajs/medusa/product";
import { defineLink } from "@medusajs/framework/utils";
import ProductDetailsModule from "../modules/product-details";

/** What the shop knows of a product, in the same query: `product_detail.*`. Read-only, because the row itself names its product. */
export default defineLink(
  { linkable: ProductModule.linkable.product, field: "id" },
  { ...ProductDetailsModule.linkable.productDetail.id, primaryKey: "product_id" },
  { readOnly: true },
);
