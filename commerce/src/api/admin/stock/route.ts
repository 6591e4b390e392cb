import { readStock, stockQuery } from "../../../features/stock/read-stock";
import { adminLanguage } from "../../../platform/admin-language";
import { parsedQuery } from "../../../platform/list-query";
import { answerWith } from "../../../platform/with-body";

/** Available stock of all variants, in the owner's language: `{stock, count}`. @throws INVALID_DATA */
export const GET = answerWith(async (req) => {
  const query = parsedQuery(stockQuery, req.query, "q, show, limit or offset is invalid");
  return readStock(req.scope, query, adminLanguage(req));
});
