import { productListQuery, readProductList } from "../../../features/product-list/read-product-list";
import { adminLanguage } from "../../../platform/admin-language";
import { parsedQuery } from "../../../platform/list-query";
import { answerWith } from "../../../platform/with-body";

/** All products, in the owner's language: `{products, count}`. @throws INVALID_DATA */
export const GET = answerWith(async (req) => {
  const query = parsedQuery(productListQuery, req.query, "q, show, limit or offset is invalid");
  return readProductList(req.scope, query, adminLanguage(req));
});
