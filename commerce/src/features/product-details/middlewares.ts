import { allowFields, validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { productCategoryFields, productDetailFields } from "@su-turrone/contract/store-fields";
import { productDetailsBody } from "./validators";

/**
 * Body schema of the admin, and the product details as allowed product fields in the store API; registered in
 * api/middlewares.ts.
 */
export const productDetailsMiddlewares: MiddlewareRoute[] = [
  {
    matcher: "/admin/product-details/:product_id",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(productDetailsBody)],
  },
  {
    matcher: "/store/products",
    middlewares: [allowFields("product_detail", ...productDetailFields, ...productCategoryFields)],
  },
];
