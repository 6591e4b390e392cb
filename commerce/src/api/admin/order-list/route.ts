import { orderListQuery, readOrderList } from "../../../features/order-list/read-order-list";
import { adminLanguage } from "../../../platform/admin-language";
import { parsedQuery } from "../../../platform/list-query";
import { answerWith } from "../../../platform/with-body";

/** The orders with the shop's own status, in the owner's language: `{orders, count}`. @throws INVALID_DATA */
export const GET = answerWith(async (req) => {
  const query = parsedQuery(orderListQuery, req.query, "q, limit, offset or a filter is invalid");
  return readOrderList(req.scope, query, adminLanguage(req));
});
